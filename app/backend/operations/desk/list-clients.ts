import { noteDeskAct } from "../../people/audit-entries";
import { listClients } from "../../desk/list-clients";
import { done, refused } from "../../calls/handler";
import type { Handler } from "../../calls/handler";

/** The number of people on a page of the desk. */
const ON_A_PAGE = 25;

/** An adviser's own clients; another's list is not found, whoever asks. */
export const getPlanSummaries: Handler<"getPlanSummaries"> = async (call) => {
  const { store, person, params, query, now } = call;
  if (params.userId !== person.userId) return refused("notFound");
  const list = await listClients(store, person.userId, { ...query, limit: query.limit ?? ON_A_PAGE });
  await noteDeskAct(store, { act: "listed clients", by: person, now });
  return done(list);
};
