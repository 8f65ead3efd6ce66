import { listAuditLog } from "../people/audit-log";
import { noteDeskAct } from "../people/acts";
import { done } from "./handler";
import type { Handler } from "./handler";

const ROWS = 25;

/** Reading the log is an act itself: one row for a list, however many pages of it are turned. */
export const getAuditLog: Handler<"getAuditLog"> = async ({ store, person, query, now }) => {
  const listed = await listAuditLog(store, { ...query, limit: query.limit ?? ROWS });
  if (!query.after) await noteDeskAct(store, { act: "read audit log", by: person, now });
  return done(listed);
};
