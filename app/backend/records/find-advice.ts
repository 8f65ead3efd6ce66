import { writeCanonicalJson } from "~/base/canonical-json";
import { failure, type Result, success } from "~/base/result";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import type { Recommendation } from "~/contract/plan/recommendation";
import { findAttributes } from "../recommendation/amended";
import { findGiven, type Given, listProgress } from "../recommendation/recommendations";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { keyedHash } from "../store/encryption";

/** A plan's current advice. */
export type StandingAdvice = {
  given: Given;
  amended?: { recommendation: Recommendation; attributes: WireAmendment };
  /** The hash of the selected figures, whenever they were computed. */
  version: string;
};

/** Finds our recommendation and, if that is selected, the amended one; or why neither can be selected. */
export async function findAdvice(
  tx: Transaction,
  { id, planType }: { id: number; planType: "base" | "edit" },
): Promise<
  Result<
    StandingAdvice,
    "notFound" | "recommendationPending" | "recommendationFailed" | "recommendationOutdated"
  >
> {
  const given = await findGiven(tx, id);
  if (given === "pending") return failure("recommendationPending");
  if (given === "failed") return failure("recommendationFailed");
  if (given.isOutdated) return failure("recommendationOutdated");
  if (planType === "base") return success({ given, version: hashFigures(given.recommendation) });
  const found = await findAttributes(tx, id);
  const amended = (await listProgress(tx, id)).find((progress) => progress.planType === "edit");
  if (!found || amended?.status !== "ready") return failure("notFound");
  const { recommendation } = amended;
  const { attributes } = found;
  return success({ given, amended: { recommendation, attributes }, version: hashFigures(recommendation) });
}

/** Returns the versions of a plan's finished recommendations. */
export async function findVersions(
  store: DatabaseOrTransaction,
  planId: number,
): Promise<{ [Type in "base" | "edit"]?: string }> {
  const versions = (await listProgress(store, planId)).flatMap((progress) =>
    progress.status === "ready" ? [[progress.planType, hashFigures(progress.recommendation)] as const] : [],
  );
  return Object.fromEntries(versions);
}

/** Leaves out flags about the state of a recommendation, which are not part of the advice. */
function hashFigures(recommendation: Recommendation): string {
  const figures = {
    ...recommendation,
    selected: undefined,
    is_outdated: undefined,
    changes_dropped: undefined,
  };
  return keyedHash(writeCanonicalJson(figures), "advice_records.version");
}
