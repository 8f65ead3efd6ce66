import { mergeFlags } from "~/contract/desk/feature-flags";
import { auditDeskAct } from "../../people/audit-entries";
import type { DatabaseOrTransaction } from "../../store/connection";
import { features } from "../../store/schema";
import { done, type Handler, refused } from "../../calls/handler";

/** Read for each page without a cache, so that a switch takes effect at once in every process. */
export const getFeatures: Handler<"getFeatures"> = async ({ store }) => done(await listFlags(store));

export const updateFeatures: Handler<"updateFeatures"> = async ({ store, person, body, now }) => {
  if (body.submittedByUserId !== person.userId) return refused("forbidden");
  for (const { featureName, enabled } of body.features) {
    const row = { name: featureName, enabled: enabled === "true", updatedAt: now };
    await store.insert(features).values(row).onConflictDoUpdate({ target: features.name, set: row });
  }
  await auditDeskAct(store, { act: "switched features", by: person, now });
  return done(await listFlags(store));
};

async function listFlags(store: DatabaseOrTransaction) {
  const rows = await store.select().from(features);
  const flags = mergeFlags(
    rows.map(({ name, enabled }) => ({ featureName: name, enabled: String(enabled) })),
  );
  return Object.entries(flags).map(([featureName, isOn]) => ({
    featureName,
    enabled: isOn ? ("true" as const) : ("false" as const),
  }));
}
