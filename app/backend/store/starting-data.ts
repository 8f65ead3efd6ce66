import { getDatabase } from "./connection";
import { features } from "./schema";

/** Feature switches and their initial state. The walk-through does not exist yet, so it is off. */
const SHIPPED_FEATURES = [{ name: "GoToRecommendation", enabled: false }];

/** Writes what a new database needs. Rows that exist stay as they are, because someone may have changed them. */
export async function loadStartingData(): Promise<void> {
  await getDatabase().insert(features).values(SHIPPED_FEATURES).onConflictDoNothing();
}
