import { writeCanonicalJson } from "~/base/canonical-json";
import { findVersions } from "../records/find-advice";
import type { DatabaseOrTransaction } from "../store/connection";

/** Names what a plan's recommendations are: the same as long as neither of them is another. */
export async function writeVersion(store: DatabaseOrTransaction, planId: number): Promise<string> {
  return writeCanonicalJson(await findVersions(store, planId));
}
