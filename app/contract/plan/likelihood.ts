/**
 * Expresses a chance as a word and a colour (second document, section 9). A colour never stands alone: pages
 * show the word and the percentage with it.
 */

/** The words of the risk scale 1, 2 and 3. */
export const LIKELIHOOD_LABELS = ["Unlikely", "Likely", "High likely"] as const;
export type LikelihoodLabel = (typeof LIKELIHOOD_LABELS)[number];

/** The colours of the chance that needs are met: below 1%, up to 33%, up to 66%, above. */
export const LIKELIHOOD_COLOURS = ["red", "orange", "yellow", "green"] as const;
export type LikelihoodColour = (typeof LIKELIHOOD_COLOURS)[number];

/** A chance on the risk scale (1 up to 33%, 2 up to 66%, 3 above), with its word. */
type RatedLikelihood = { riskScale: 1 | 2 | 3; label: LikelihoodLabel };

const LARGEST_NOUGHT_PERCENT = 1;
const LARGEST_UNLIKELY_PERCENT = 33;
const LARGEST_LIKELY_PERCENT = 66;

function requirePercent(percent: number): void {
  if (!(percent >= 0 && percent <= 100))
    throw new RangeError(`percent: must be from 0 to 100, is ${percent}`);
}

/**
 * Puts a chance on the risk scale.
 * @param percent from 0 to 100
 * @throws RangeError if it is not a percentage
 */
export function rateLikelihood(percent: number): RatedLikelihood {
  requirePercent(percent);
  if (percent <= LARGEST_UNLIKELY_PERCENT) return { riskScale: 1, label: "Unlikely" };
  if (percent <= LARGEST_LIKELY_PERCENT) return { riskScale: 2, label: "Likely" };
  return { riskScale: 3, label: "High likely" };
}

/**
 * The colour of the chance that needs are met.
 * @param percent from 0 to 100
 * @throws RangeError if it is not a percentage
 */
export function colourLikelihood(percent: number): LikelihoodColour {
  requirePercent(percent);
  if (percent < LARGEST_NOUGHT_PERCENT) return "red";
  if (percent <= LARGEST_UNLIKELY_PERCENT) return "orange";
  return percent <= LARGEST_LIKELY_PERCENT ? "yellow" : "green";
}
