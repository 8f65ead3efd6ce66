/** The time to wait, in words. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return "in a minute";
  return minutes < 120 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}

const HOUR_SECONDS = 3_600;

/** The message when no more codes are sent to a number; only login codes have a limit of longer than an hour. */
export function describeTooManyCodes(seconds: number): string {
  if (seconds > HOUR_SECONDS)
    return `Too many codes to log in were asked for with this ID number today. You can ask for the next one ${describeWait(seconds)}. Until then you can log in with a passkey, or your adviser or we can help you.`;
  return `We send at most three codes an hour. You can ask for the next one ${describeWait(seconds)}.`;
}

/** The reason for a rate limit: the person's own requests, or all those from the same address. */
export const RATE_LIMIT_REASONS = {
  own: "You have done a great deal in a short time.",
  shared: "We had a great many requests from your internet connection in a short time.",
} as const;

/** The message after a rate limit: it blames no one, and says when to try again. */
export function describeRateLimit(
  seconds: number,
  reason = "We had a great many requests in a short time.",
): string {
  return `${reason} You can try again ${describeWait(seconds)}.`;
}
