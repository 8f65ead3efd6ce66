import { writeCanonicalJson } from "~/base/canonical-json";
import { findVersions } from "../records/find-advice";
import type { DatabaseOrTransaction } from "../store/connection";

/** Returns a version that changes whenever one of a plan's recommendations does. */
export async function writeVersion(store: DatabaseOrTransaction, planId: number): Promise<string> {
  return writeCanonicalJson(await findVersions(store, planId));
}
