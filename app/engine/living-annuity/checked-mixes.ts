/**
 * The mixes that a living annuity may be invested in. The middle mix is that of our own fund for annuities,
 * with 55% in shares. The careful and the bold one are our own choice too, within the categories of the
 * Association for Savings and Investment South Africa (ASISA): low equity, at most 40% in shares, and high
 * equity, at most 75%, each with at most 25% in property.
 */
import { ASSET_CLASS_IDS, type Basis, type Mix } from "../basis/basis";
import { mixWeights } from "../market/expected-return";

export type NamedMix = "careful" | "middle" | "bold";

const CAREFUL: Mix = {
  saEquity: 0.2,
  saProperty: 0.05,
  saBonds: 0.35,
  inflationLinked: 0.15,
  cash: 0.1,
  globalEquity: 0.15,
};

const BOLD: Mix = {
  saEquity: 0.45,
  saProperty: 0.1,
  saBonds: 0.15,
  inflationLinked: 0.05,
  globalEquity: 0.25,
};

/**
 * A mix in the order of the asset classes and without those of weight 0, so that equal mixes have
 * the same markets.
 * @throws RangeError naming the weight that is invalid, or for weights that do not add up to 1
 */
export function readMix(mix: NamedMix | Mix, { funds, defaultFunds }: Basis): Mix {
  if (mix === "careful") return CAREFUL;
  if (mix === "bold") return BOLD;
  if (mix === "middle") return funds[defaultFunds.annuity].mix;
  const weights = mixWeights(mix);
  const held = ASSET_CLASS_IDS.map((id, index) => [id, weights[index]!] as const);
  return Object.fromEntries(held.filter(([, share]) => share > 0));
}
