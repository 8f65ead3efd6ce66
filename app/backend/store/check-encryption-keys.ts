import { Client } from "pg";
import { getEnvironment } from "../process/environment";
import { StartRefusal } from "../process/start-refusal.mjs";
import { describeConnection } from "./connection";

/** Everything else that a plan or account seals is written with one of these. Long texts are not read in full. */
const NEEDED_KEYS = `
  select distinct split_part(beginning, '.', 1) as name from (
    select rsaid_encrypted as beginning from plans
    union all select survey ->> 'first_name' from plans
    union all select substr(payload_encrypted, 1, 40) from recommendations
    union all select substr(attributes_encrypted, 1, 40) from recommendations
    union all select rsaid_encrypted from users
    union all select substr(details_encrypted, 1, 40) from users
    union all select substr(draft_encrypted, 1, 40) from survey_drafts
    union all select substr(content_encrypted, 1, 40) from kept_checks
  ) as sealed
  where beginning ~ '^[A-Za-z0-9_-]{1,32}[.]'
  order by name`;

/**
 * Stops the start if a key of stored plans or accounts is missing, since otherwise their owners would be the
 * first to notice. On its own connection, because it reads every plan and may take longer than a call.
 */
export async function refuseMissingKeys(url: string): Promise<void> {
  const client = new Client(describeConnection("baobab keys", url));
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(NEEDED_KEYS);
    const listed = getEnvironment().ENCRYPTION_KEYS.map(({ id }) => id);
    const missing = rows.map(({ name }) => name).filter((name) => !listed.includes(name));
    if (missing.length > 0)
      throw new StartRefusal(
        `Stored plans or accounts were encrypted with ${missing.join(", ")}, which ENCRYPTION_KEYS does not list.`,
      );
  } finally {
    await client.end();
  }
}
