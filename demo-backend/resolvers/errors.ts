import { GraphQLError } from "graphql";

export function inputError(message: string): GraphQLError {
  return categorised(message, "graphql-input");
}

/** Not logged in, or not the owner. Magento answers with HTTP 200. */
export function authorizationError(message = "The current customer isn't authorized."): GraphQLError {
  return categorised(message, "graphql-authorization");
}

export function authenticationError(message: string): GraphQLError {
  return categorised(message, "graphql-authentication");
}

export const alreadyExists = "graphql-already-exists";

export function alreadyExistsError(message: string): GraphQLError {
  return categorised(message, alreadyExists);
}

/** "No such entity" and many domain errors: in 2.4.6 they have no `extensions`. */
export function plainError(message: string): GraphQLError {
  return new GraphQLError(message);
}

function categorised(message: string, category: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category } });
}
