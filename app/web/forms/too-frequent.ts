/** When to try again, in words. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  return minutes < 120 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

/** What a page says when no more codes go to a number for now. */
export function describeTooManyCodes(seconds: number): string {
  return `We send at most three codes an hour. You can ask for the next one ${describeWait(seconds)}.`;
}

/** Who has asked too often: the person alone, or somebody behind the same address. */
export const HURRIES = {
  own: "You have done a great deal in a short time.",
  shared: "We had a great many requests from your internet connection in a short time.",
} as const;

/** What a page says when a limit refused its call: no one is at fault, and when to try again. */
export function describeTooFrequent(
  seconds: number,
  reason = "We had a great many requests in a short time.",
): string {
  return `${reason} You can try again ${describeWait(seconds)}.`;
}
