import { done, type Handler, refused } from "../../calls/handler";
import { summariseChecks } from "../../desk/client-checks";
import { remind } from "~/backend/notices/yearly-reminders";
import { auditAct, auditDeskAct } from "../../people/audit-entries";
import { lockUserOf } from "../../people/describe-person";

export const listClientChecks: Handler<"listClientChecks"> = async ({ store, person, query, now }) => {
  const list = await summariseChecks(store, { ...query, adviserId: person.userId, now });
  await auditDeskAct(store, { act: "listed clients", by: person, now });
  return done(list);
};

export const remindClient: Handler<"remindClient"> = async ({ store, person, params, now }) => {
  const userId = await lockUserOf(store, person, { access: "answer", userId: params.id });
  const reminded = userId === undefined ? undefined : await remind(store, userId, now);
  if (userId === undefined || reminded === undefined) return refused("notFound");
  if (reminded === "unavailable") return refused("unavailable");
  await auditAct(store, { act: "reminded of a check", userId, by: person, now });
  return done({});
};
