const DAY_MILLISECONDS = 86_400_000;
const MOST_DAYS = 100;

/**
 * How long ago somebody logged in last, in days rounded up: "Never", "1" to "100", or "100+".
 * @param last ISO 8601; undefined for never
 */
export function describeLastLogin(last: string | undefined, now: Date): string {
  if (last === undefined) return "Never";
  const days = Math.max(1, Math.ceil((now.getTime() - Date.parse(last)) / DAY_MILLISECONDS));
  return days > MOST_DAYS ? `${MOST_DAYS}+` : String(days);
}
