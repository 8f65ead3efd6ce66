import type { Audience, Operation, OperationTable } from "~/contract/operation";
import type { HandlerOf } from "./operations/handler";
import type { Person } from "./session/person";
import type { DatabaseOrTransaction } from "./store/connection";

/** Finds out who carries a bearer. */
export type Authenticate = (
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  when: { who: Audience; now: Date },
) => Promise<Person | undefined>;

/** Operations, who carries each of them out, and how their callers are known. */
export type Service = {
  operations: OperationTable;
  handlers: Readonly<Record<string, HandlerOf<Operation>>>;
  authenticate: Authenticate;
};

/** Joins operations with handlers that fit them, each to its own. */
export function defineService<Table extends OperationTable>(service: {
  operations: Table;
  handlers: { [Name in keyof Table]: HandlerOf<Table[Name]> };
  authenticate: Authenticate;
}): Service {
  // Once each handler is known to fit its own operation, calls are matched to them at run time.
  return { ...service, handlers: service.handlers as unknown as Service["handlers"] };
}
