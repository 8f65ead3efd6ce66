import { format, resolveConfig } from "prettier";
import type { IsoDate } from "../../app/base/date";
import { YIELD_NAMES, type Basis, type YieldFit } from "../../app/engine";
import { describeSource } from "./report";

/** The name of the constant that holds a basis. */
export const nameConstant = (version: string) => `BASIS_${version.toUpperCase().replaceAll("-", "_")}`;

/** The source file of a calibrated basis: its changes to the previous basis, and the origin of its figures. */
export async function writeBasisFile(
  calibrated: Basis,
  before: Basis,
  source: { fits: readonly YieldFit[]; file: string; today: IsoDate },
): Promise<string> {
  const { version, effectiveFrom, pricing, pricesAsOf, pricesAsOfByKind } = calibrated;
  const base = nameConstant(before.version);
  const yields = source.fits.map(({ kind }) => `${YIELD_NAMES[kind]}: ${pricing[YIELD_NAMES[kind]]}`);
  const days = Object.entries(pricesAsOfByKind).map(([kind, day]) => `${kind}: "${day}"`);
  const text = `
/**
 * Basis ${before.version} with the life annuity yields that insurers' quotes imply, for advice from ${effectiveFrom} on.
 *
 * Written by \`npm run calibrate\` on ${source.today} from ${source.file}; app/docs/decisions says how quotes are weighed.
${describeSource(source.fits, before, source.today)
  .map((sentence) => ` * ${sentence}`)
  .join("\n")}
 */
import type { Basis } from "./basis";
import { ${base} } from "./basis-${before.version}";

/** Basis ${version}. */
export const ${nameConstant(version)}: Basis = {
  ...${base},
  version: "${version}",
  effectiveFrom: "${effectiveFrom}",
  pricing: { ...${base}.pricing, ${yields.join(", ")} },
  pricesAsOf: "${pricesAsOf}",
  pricesAsOfByKind: {${days.join(", ")}},
};
`;
  return format(text, { ...(await resolveConfig("app/engine/basis/basis.ts")), parser: "typescript" });
}
