import type { Audience, Operation, OperationTable } from "~/contract/wire/operation";
import type { HandlerOf } from "./handler";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";

/** Finds the person to whom a bearer belongs. */
type Authenticate = (
  store: DatabaseOrTransaction,
  bearer: string | undefined,
  when: { who: Audience; now: Date },
) => Promise<Person | undefined>;

/** Operations, their handlers, and the authentication of their callers. */
export type Service = {
  operations: OperationTable;
  handlers: Readonly<Record<string, HandlerOf<Operation>>>;
  authenticate: Authenticate;
};

export function defineService<Table extends OperationTable>(service: {
  operations: Table;
  handlers: { [Name in keyof Table]: HandlerOf<Table[Name]> };
  authenticate: Authenticate;
}): Service {
  // Each handler is typed for its own operation; calls are matched to handlers at run time.
  return { ...service, handlers: service.handlers as unknown as Service["handlers"] };
}
