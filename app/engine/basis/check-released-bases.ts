import { isIsoDate } from "~/base/date";
import type { Basis } from "./basis";
import { checkBasis } from "./check-basis";
import { RELEASED_BASES } from "./released-bases";

function requireDistinct(name: string, values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new RangeError(`${name}: two bases have ${twice}`);
}

function checkNamed(basis: Basis): void {
  const { version, effectiveFrom } = basis;
  if (!/^\d{4}-\d{2}(-[a-z0-9]+)*$/.test(version)) {
    throw new RangeError(
      `version: must be like 2026-11 or 2026-11-low-inflation, is ${JSON.stringify(version)}`,
    );
  }
  try {
    if (effectiveFrom !== null && !isIsoDate(effectiveFrom)) {
      throw new RangeError(`effectiveFrom: must be a day or null, is ${JSON.stringify(effectiveFrom)}`);
    }
    checkBasis(basis);
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`basis ${version}, ${error.message}`);
    throw error;
  }
}

/**
 * Checks every basis before the first figure is computed: each is sound, versions and effective dates are all
 * different, and at least one has a date.
 * @throws RangeError that names the basis and the part of it that is wrong
 */
export function checkReleasedBases(bases: readonly Basis[] = RELEASED_BASES): void {
  requireDistinct(
    "version",
    bases.map(({ version }) => version),
  );
  const dates = bases.flatMap(({ effectiveFrom }) => (effectiveFrom === null ? [] : [effectiveFrom]));
  requireDistinct("effectiveFrom", dates);
  if (dates.length === 0) throw new RangeError("effectiveFrom: no basis has a date");
  bases.forEach(checkNamed);
}
