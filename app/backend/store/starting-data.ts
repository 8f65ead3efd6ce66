import { getDatabase } from "./connection";
import { features } from "./schema";

/** Switches and how they ship. The walk-through does not exist yet, so nobody is sent there. */
const SHIPPED_FEATURES = [{ name: "GoToRecommendation", enabled: false }];

/** Writes what a new database needs. What is already there, and was perhaps changed by somebody, stays. */
export async function loadStartingData(): Promise<void> {
  await getDatabase().insert(features).values(SHIPPED_FEATURES).onConflictDoNothing();
}
