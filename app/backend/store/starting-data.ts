import { FEATURE_DEFAULTS } from "~/contract/desk/feature-flags";
import { getDatabase } from "./connection";
import { features } from "./schema";

/** Writes what a new database needs. Rows that exist stay as they are, because someone may have changed them. */
export async function loadStartingData(): Promise<void> {
  const shipped = Object.entries(FEATURE_DEFAULTS).map(([name, enabled]) => ({ name, enabled }));
  await getDatabase().insert(features).values(shipped).onConflictDoNothing();
}
