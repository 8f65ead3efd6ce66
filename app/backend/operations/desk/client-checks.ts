import { done } from "../../calls/handler";
import type { Handler } from "../../calls/handler";
import { summariseChecks } from "../../desk/client-checks";
import { noteDeskAct } from "../../people/audit-entries";

export const listClientChecks: Handler<"listClientChecks"> = async ({ store, person, query, now }) => {
  const list = await summariseChecks(store, { ...query, adviserId: person.userId, now });
  await noteDeskAct(store, { act: "listed clients", by: person, now });
  return done(list);
};
