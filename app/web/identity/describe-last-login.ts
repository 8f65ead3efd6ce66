const DAY_MILLISECONDS = 86_400_000;
const MOST_DAYS = 100;

/**
 * The time since the last login, in rounded days, as the specification writes it: "Never" and "100+" at the ends.
 * @param last ISO 8601; undefined for never
 */
export function describeLastLogin(last: string | undefined, now: Date): string {
  if (last === undefined) return "Never";
  const days = (now.getTime() - Date.parse(last)) / DAY_MILLISECONDS;
  if (days > MOST_DAYS) return `${MOST_DAYS}+ days ago`;
  const rounded = Math.max(0, Math.round(days));
  if (rounded === 0) return "Today";
  return rounded === 1 ? "1 day ago" : `${rounded} days ago`;
}
