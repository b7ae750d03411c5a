import { GraphQLError } from "graphql";

export function inputError(message: string): GraphQLError {
  return withCategory(message, "graphql-input");
}

/** Magento answers with HTTP 200. */
export function authorizationError(message = "The current customer isn't authorized."): GraphQLError {
  return withCategory(message, "graphql-authorization");
}

export function authenticationError(message: string): GraphQLError {
  return withCategory(message, "graphql-authentication");
}

export const alreadyExists = "graphql-already-exists";

export function alreadyExistsError(message: string): GraphQLError {
  return withCategory(message, alreadyExists);
}

/** In 2.4.6 "no such entity" and many others have no `extensions`. */
export function plainError(message: string): GraphQLError {
  return new GraphQLError(message);
}

function withCategory(message: string, category: string): GraphQLError {
  return new GraphQLError(message, { extensions: { category } });
}
