import { auditAct, auditDeskAct } from "../../people/audit-entries";
import { findClientOverview } from "../../desk/client-overview";
import { describeDesk } from "../../desk/describe-desk";
import { done, type Handler, refused } from "../../calls/handler";

/** For the adviser themselves only; another's desk counts as not found. */
export const getDesk: Handler<"getDesk"> = async ({ store, person, params, now }) => {
  if (params.userId !== person.userId) return refused("notFound");
  const desk = await describeDesk(store, person.userId, now);
  await auditDeskAct(store, { act: "listed clients", by: person, now });
  return done(desk);
};

/** Returns one of the caller's clients. The opening is logged once, and the parts of the page are not. */
export const getClientOverview: Handler<"getClientOverview"> = async (call) => {
  const { store, person, params, query, now } = call;
  const userId = params.id;
  const overview = await findClientOverview(store, person, { userId, ...query });
  if (!overview) return refused("notFound");
  await auditAct(store, { act: "opened client", userId, by: person, now });
  return done(overview);
};
