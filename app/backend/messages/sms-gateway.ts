import { randomBytes } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { getEnvironment } from "../process/environment";
import { makeFolder } from "../process/make-folder";

/** A text message to a South African cell number of nine digits. */
type Sms = { to: string; text: string; requestId: string };

/** Writes a message to a file, in the place of a gateway. */
export async function sendSms({ to, text, requestId }: Sms): Promise<void> {
  const folder = path.resolve(getEnvironment().DATA_DIR, "messages");
  makeFolder(folder);
  const instant = new Date().toISOString().replaceAll(":", "-");
  const draft = path.join(folder, `.${randomBytes(4).toString("hex")}`);
  await writeFile(draft, JSON.stringify({ to, text }), { mode: 0o600 });
  await rename(draft, path.join(folder, `${instant}-${requestId}.json`));
}
