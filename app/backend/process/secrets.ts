import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { failure, success, type Result } from "~/base/result";
import { makeDataFolder } from "./make-folder";
import { StartRefusal } from "./start-refusal.mjs";

/** Variables that may be given as files. */
export const SECRET_VARIABLES = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SESSION_SECRET",
  "ENCRYPTION_KEYS",
  "LOOKUP_SECRET",
  "SMS_PASSWORD",
  "SMTP_URL",
] as const;

type Given = Record<string, string | undefined>;

/**
 * Adds the contents of the files in `SECRETS_DIR`, each named after its variable: Docker, Kubernetes and
 * systemd provide secrets in such a folder. An empty file counts as missing.
 * @returns the variables with those of the files, or one sentence
 */
export function addSecretFiles(given: Given): Result<Given, string> {
  const folder = given.SECRETS_DIR;
  if (!folder) return success(given);
  if (!existsSync(`${folder}/.`))
    return failure("The environment variable SECRETS_DIR must be a folder that this user may read.");
  const all = { ...given };
  for (const name of SECRET_VARIABLES) {
    const secret = readSecretFile(path.join(folder, name));
    if (!secret.ok) return failure(`The file ${name} in SECRETS_DIR cannot be read by this user.`);
    if (secret.value && given[name])
      return failure(`The environment variable ${name} must not be given beside the file in SECRETS_DIR.`);
    all[name] ||= secret.value;
  }
  return success(all);
}

function readSecretFile(file: string): Result<string, "unreadable"> {
  try {
    return success(readFileSync(file, "utf8").trim());
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? success("") : failure("unreadable");
  }
}

/**
 * Reads a secret from its file, or creates it on the first start. Linking a finished file is atomic and fails
 * if another process was first, so that two processes that start at once agree on one secret.
 */
export function readOrMakeSecret(dataDir: string, name: string, make: () => string): string {
  makeDataFolder(dataDir);
  const file = path.join(dataDir, name);
  const existing = readSecret(file);
  if (existing) return existing;
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, make(), { mode: 0o600 });
  } catch (cause) {
    throw new StartRefusal(`The folder ${dataDir} (DATA_DIR) cannot be written by this user.`, { cause });
  }
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
  const kept = readSecret(file);
  if (!kept)
    throw new StartRefusal(`The secret in ${file} cannot be read; it is empty or belongs to another user.`);
  return kept;
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A new random secret of 32 bytes, base64. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64");
}

/** A new list of encryption keys with a single key, named after the day of its creation. */
export function makeEncryptionKeys(): string {
  return `k${new Date().toISOString().slice(0, 10).replaceAll("-", "")}:${makeSecret()}`;
}
