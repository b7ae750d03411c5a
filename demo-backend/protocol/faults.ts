import { Kind, type OperationDefinitionNode } from "graphql";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpResponse } from "../http/http-message.ts";

interface Fault {
  /** The operation's name or its first field; "*" for all. */
  operation: string;
  /** Milliseconds before the answer or failure. */
  delay?: number;
  failure?: "http-500" | "broken-json" | "graphql-error" | "drop";
  /** Message of a graphql-error. */
  message?: string;
  /** How often it applies; default: always. */
  times?: number;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /**
   * Waits for the delay. Returns the failure's response (null: drop the connection), or null to
   * continue.
   */
  apply(
    operation: OperationDefinitionNode | null | undefined,
    name: string | null,
  ): Promise<{ answer: HttpResponse | null } | null>;
}

export function createFaults(): Faults {
  let planned: Fault[] = [];
  const takeFault = (names: ReadonlySet<string>): Fault | undefined => {
    const fault = planned.find(({ operation, times }) => names.has(operation) && times !== 0);
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  };
  return {
    add: (fault) => {
      planned.push({ ...fault });
    },
    clear: () => {
      planned = [];
    },
    async apply(operation, name) {
      const fault = planned.length === 0 ? undefined : takeFault(namesOf(operation, name));
      if (fault?.delay) await wait(fault.delay);
      return fault?.failure ? { answer: toAnswer(fault, fault.failure) } : null;
    },
  };
}

function namesOf(operation: OperationDefinitionNode | null | undefined, name: string | null): Set<string> {
  const first = operation?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return new Set(["*", name ?? "", operation?.name?.value ?? "", first?.name.value ?? ""]);
}

function toAnswer(
  { message = "Internal server error" }: Fault,
  failure: NonNullable<Fault["failure"]>,
): HttpResponse | null {
  const json = { "content-type": "application/json" };
  switch (failure) {
    case "drop":
      return null;
    case "http-500":
      return {
        status: 500,
        headers: { "content-type": "text/html; charset=UTF-8" },
        body: "<h1>500 Internal Server Error</h1>",
      };
    case "broken-json":
      return { status: 200, headers: json, body: '{"data":{"' };
    case "graphql-error":
      return { status: 200, headers: json, body: JSON.stringify({ errors: [{ message }] }) };
  }
}
