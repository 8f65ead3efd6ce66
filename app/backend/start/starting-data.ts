import { FEATURE_DEFAULTS } from "~/contract/desk/feature-flags";
import { getDatabase } from "../store/connection";
import { features } from "../store/schema";

/** Writes the initial rows of a new database. Existing rows stay, because an operator may have changed them. */
export async function loadStartingData(): Promise<void> {
  const shipped = Object.entries(FEATURE_DEFAULTS).map(([name, enabled]) => ({ name, enabled }));
  await getDatabase().insert(features).values(shipped).onConflictDoNothing();
}
