import { listAuditLog } from "../../people/audit-log";
import { auditListRead } from "../../people/audit-entries";
import { done, type Handler } from "../../calls/handler";

const ROWS = 25;

/** Reading the log is itself logged: one row per list, however many of its pages are read. */
export const getAuditLog: Handler<"getAuditLog"> = async ({ store, person, query, now }) => {
  const listed = await listAuditLog(store, { ...query, limit: query.limit ?? ROWS });
  await auditListRead(store, { act: "read audit log", by: person, now, isTurned: Boolean(query.after) });
  return done(listed);
};
