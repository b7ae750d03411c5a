import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

/**
 * Fields of the slice that the other schema lacks or types differently, one line each. The other
 * schema's enums may be smaller.
 */
export function missingFrom(other: GraphQLSchema, slice: GraphQLSchema): string[] {
  return Object.values(slice.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith("__")) return [];
    const counterpart = other.getType(type.name);
    if (!counterpart) return [`type ${type.name}`];
    if (isInputObjectType(type) && isInputObjectType(counterpart)) return missingFields(type, counterpart);
    if ((isObjectType(type) && isObjectType(counterpart)) || (isInterfaceType(type) && isInterfaceType(counterpart))) {
      return [...missingFields(type, counterpart), ...missingArguments(type, counterpart)];
    }
    return isEnumType(type) || counterpart.constructor === type.constructor
      ? []
      : [`${type.name}: another kind of type`];
  });
}

interface Fielded {
  readonly name: string;
  getFields(): Record<
    string,
    { readonly type: unknown; readonly args?: readonly { readonly name: string; readonly type: unknown }[] }
  >;
}

function missingFields(type: Fielded, counterpart: Fielded): string[] {
  const there = counterpart.getFields();
  return Object.entries(type.getFields()).flatMap(([name, field]) => {
    const found = there[name];
    if (!found) return [`${type.name}.${name}`];
    const [wanted, got] = [String(field.type), String(found.type)];
    return wanted === got ? [] : [`${type.name}.${name}: ${wanted} here, ${got} there`];
  });
}

function missingArguments(type: Fielded, counterpart: Fielded): string[] {
  const there = counterpart.getFields();
  return Object.entries(type.getFields()).flatMap(([name, field]) =>
    (field.args ?? []).flatMap((argument) => {
      const found = there[name]?.args?.find((candidate) => candidate.name === argument.name);
      if (!found) return [`${type.name}.${name}(${argument.name})`];
      const [wanted, got] = [String(argument.type), String(found.type)];
      return wanted === got ? [] : [`${type.name}.${name}(${argument.name}): ${wanted} here, ${got} there`];
    }),
  );
}
