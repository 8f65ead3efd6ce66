/** The last survivor of two independent lives that start on the same day. */
import { survivalAtAnniversaries, type YearlyMortality } from "./survival";

/** The chances at each anniversary that both live, only one of the two, or none. */
type PairStatus = {
  both: Float64Array;
  onlyMember: Float64Array;
  onlyPartner: Float64Array;
  /** At least one of them: S_x + S_y - S_x·S_y. */
  lastSurvivor: Float64Array;
};

/** The pair's status at the anniversaries 0, 1, … to the end of both tables. */
export function pairStatus(qMember: YearlyMortality, qPartner: YearlyMortality): PairStatus {
  const member = survivalAtAnniversaries(qMember);
  const partner = survivalAtAnniversaries(qPartner);
  const length = Math.max(member.length, partner.length);
  const status: PairStatus = {
    both: new Float64Array(length),
    onlyMember: new Float64Array(length),
    onlyPartner: new Float64Array(length),
    lastSurvivor: new Float64Array(length),
  };
  for (let k = 0; k < length; k++) {
    const [x, y] = [member[k] ?? 0, partner[k] ?? 0];
    status.both[k] = x * y;
    status.onlyMember[k] = x * (1 - y);
    status.onlyPartner[k] = (1 - x) * y;
    status.lastSurvivor[k] = x + y - x * y;
  }
  return status;
}

/**
 * The yearly probabilities that the last survivor dies, given that at least one of the two lives at the
 * year's start: 1 - L(k+1)/L(k), with L the chance that at least one lives. The pair's state (both or one)
 * is averaged out.
 * @returns as many years as the longer of the two tables
 */
export function lastSurvivorYearlyMortality(
  qMember: YearlyMortality,
  qPartner: YearlyMortality,
): Float64Array {
  const { lastSurvivor } = pairStatus(qMember, qPartner);
  return Float64Array.from({ length: lastSurvivor.length - 1 }, (_, k) => {
    const alive = lastSurvivor[k]!;
    return alive === 0 ? 1 : Math.min(Math.max(1 - lastSurvivor[k + 1]! / alive, 0), 1);
  });
}
