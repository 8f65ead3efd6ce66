import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { getEnvironment } from "../process/environment";
import { makeDataFolder, makePrivateFolder } from "../process/make-folder";
import { onShutdown } from "../process/shutdown";

const FOLDERS = ["messages", "mail"] as const;
type Folder = (typeof FOLDERS)[number];

const KEPT_MILLISECONDS = 3_600_000;
const SWEEP_MILLISECONDS = 60_000;

const locate = (folder: Folder) => path.resolve(getEnvironment().DATA_DIR, folder);

function makePlace(folder: Folder): string {
  const place = locate(folder);
  makeDataFolder(path.dirname(place));
  makePrivateFolder(place);
  return place;
}

/** Writes a message to its own file, readable only by us, instead of sending it. */
export async function writeMessageFile(folder: Folder, name: string, message: object): Promise<void> {
  const place = makePlace(folder);
  const instant = new Date().toISOString().replaceAll(":", "-");
  const draft = path.join(place, `.${randomBytes(4).toString("hex")}`);
  await writeFile(draft, JSON.stringify(message), { mode: 0o600 });
  await rename(draft, path.join(place, `${instant}-${name}.json`));
}

/** Returns the newest message of a name; file names begin with their timestamp. */
export async function readNewestMessageFile(folder: Folder, name: string): Promise<unknown> {
  const files = await listFiles(folder);
  const newest = files
    .filter((file) => file.endsWith(`-${name}.json`))
    .sort()
    .at(-1);
  return newest && JSON.parse(await readFile(path.join(locate(folder), newest), "utf8"));
}

/** Deletes files older than an hour, including partial ones of a process that died. */
export async function deleteOldMessageFiles(now: Date): Promise<void> {
  for (const folder of FOLDERS) {
    for (const name of await listFiles(folder)) {
      const file = path.join(locate(folder), name);
      // Another process may have deleted it.
      const written = await stat(file).catch(() => undefined);
      if (written && now.getTime() - written.mtimeMs > KEPT_MILLISECONDS) await rm(file, { force: true });
    }
  }
}

/** Deletes the files with one of these words in their name or content. */
export async function deleteMessageFilesAbout(words: readonly string[]): Promise<void> {
  for (const folder of FOLDERS) {
    for (const name of await listFiles(folder)) {
      const file = path.join(locate(folder), name);
      // Another process may have deleted it.
      const content = await readFile(file, "utf8").catch(() => "");
      if (words.some((word) => name.includes(word) || content.includes(word)))
        await rm(file, { force: true });
    }
  }
}

async function listFiles(folder: Folder): Promise<string[]> {
  return readdir(locate(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Deletes old files at once and then every minute, from folders that others cannot read. */
export function deleteMessageFilesRegularly(reportError: (error: Error) => void): void {
  for (const folder of FOLDERS) if (existsSync(locate(folder))) makePlace(folder);
  const forget = () => void deleteOldMessageFiles(new Date()).catch(reportError);
  forget();
  const timer = setInterval(forget, SWEEP_MILLISECONDS).unref();
  onShutdown("message files", async () => clearInterval(timer));
}
