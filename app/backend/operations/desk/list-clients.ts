import { CLIENTS_ON_A_PAGE } from "~/contract/plan/plan-summary";
import { auditDeskAct } from "../../people/audit-entries";
import { listClients } from "../../desk/list-clients";
import { done, type Handler, refused } from "../../calls/handler";

/** For the adviser themselves only; another's list counts as not found. */
export const getPlanSummaries: Handler<"getPlanSummaries"> = async (call) => {
  const { store, person, params, query, now } = call;
  if (params.userId !== person.userId) return refused("notFound");
  const list = await listClients(store, person.userId, { ...query, limit: query.limit ?? CLIENTS_ON_A_PAGE });
  await auditDeskAct(store, { act: "listed clients", by: person, now });
  return done(list);
};
