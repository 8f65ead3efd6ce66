/** What answers a call in mock mode. */
import { z } from "zod";
import type { Mistakes } from "~/contract/wire/envelope";

/** A sample, what is picked from it, or why the call is refused. */
export type Picked =
  { sample: string; pick: (content: unknown) => unknown } | { mistakes: Mistakes["errors"] } | "notFound";

/** What answers a call; a name alone is a sample whole. */
export type SampleChoice = string | Picked;

/** The content of a sample that is an object, whatever its fields. */
export const anyFields = z.object({}).passthrough();

const TOKEN_MILLISECONDS = 15 * 60_000;

/** The instant at which a token ends that is handed out now: the one in a file would be past. */
export function endOfToken(): string {
  return new Date(Date.now() + TOKEN_MILLISECONDS).toISOString();
}

/** A sample with a token, which lasts from now on. */
export function handOut(sample: string): SampleChoice {
  const expires_at = endOfToken();
  return { sample, pick: (content) => ({ ...anyFields.parse(content), expires_at }) };
}
