import type { Audience, Operation, OperationTable } from "~/contract/wire/operation";
import type { HandlerOf } from "./handler";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";

/** Finds the person who carries a bearer. */
export type Authenticate = (
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  when: { who: Audience; now: Date },
) => Promise<Person | undefined>;

/** Operations, their handlers, and how their callers are identified. */
export type Service = {
  operations: OperationTable;
  handlers: Readonly<Record<string, HandlerOf<Operation>>>;
  authenticate: Authenticate;
};

/** Joins operations with matching handlers. */
export function defineService<Table extends OperationTable>(service: {
  operations: Table;
  handlers: { [Name in keyof Table]: HandlerOf<Table[Name]> };
  authenticate: Authenticate;
}): Service {
  // Each handler fits its own operation by its type; calls are matched to them at run time.
  return { ...service, handlers: service.handlers as unknown as Service["handlers"] };
}
