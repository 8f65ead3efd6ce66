/** The samples of mock mode, and the pages that show them. */
import { readFileSync } from "node:fs";
import { formatRand } from "../../app/base/money";
import { type Recommendation, recommendationSchema } from "../../app/contract/plan/recommendation";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { patternOf } from "./any-page";
import { readBuiltRoutes } from "./route-manifest";

/** The answer in a file of `fixtures/mock`. */
export function readSample(name: string): unknown {
  return JSON.parse(readFileSync(`fixtures/mock/${name}.json`, "utf8"));
}

export function readRecommendations(name: string): Recommendation[] {
  return recommendationSchema.array().parse(readSample(name));
}

/** A recommendation's income as pages show it. */
export const sayIncome = (recommendation: Recommendation | undefined) => {
  if (!recommendation) throw new Error("the sample has no recommendation");
  const { expected } = findRecommended(recommendation);
  return formatRand(Math.round(expected.monthly_income_total)).replace(/\u00a0/g, " ");
};

/** Addresses without samples, as their pages say. */
const NO_SAMPLE = /\/images\/|record-of-advice\.pdf|my-data\/file|\/files\/|\/api\//;

const FILLED: Record<string, string> = {
  ":step": "3",
  ":tab": "delay-retirement",
  ":client": "801",
  ":person": "802",
  ":organisation": "1",
  ":id": "802",
  ":token": "the-link-of-the-samples",
};

/** The address of every page, with plan 1500. */
export function listAddresses(): string[] {
  const paths = readBuiltRoutes()
    .map(patternOf)
    .filter((address) => !NO_SAMPLE.test(`${address}/`));
  return paths.map((address) => `${address.replace(/:\w+/g, (name) => FILLED[name] ?? "x")}?plan=1500`);
}
