import path from "node:path";
import type { z } from "zod";
import { failure, success, type Result } from "~/base/result";
import { isLoopbackName } from "./loopback.mjs";
import { addSecretFiles, makeEncryptionKeys, makeSecret, readOrMakeSecret } from "./secrets";
import { findSendingContradiction } from "./sending-variables";
import { singleton } from "./singleton";
import { StartRefusal } from "./start-refusal.mjs";
import {
  type EncryptionKey,
  encryptionKeys,
  secret,
  sessionSecrets,
  type Variables,
  variables,
  VARIABLES,
} from "./variables";

const SECRETS = ["SESSION_SECRET", "ENCRYPTION_KEYS", "LOOKUP_SECRET"] as const;

/** Variables of services that samples would replace. */
const NOT_WITH_MOCK = [
  "DATABASE_URL",
  "BACKEND_URL",
  "USERS_SERVICE_URL",
  "FEE_SERVICE_URL",
  "FEATURE_SERVICE_URL",
] as const;

/** The placeholder for required values in `.ci/container/environment.example`. */
const LEFT_FROM_EXAMPLE = "change-me";

/** The validated environment. Only this module reads `process.env`. */
export type Environment = Omit<Variables, (typeof SECRETS)[number] | "PUBLIC_URL"> & {
  PUBLIC_URL: string;
  /** The first seals and signs; the older ones still open and verify. */
  SESSION_SECRET: string[];
  /** The first key encrypts; the others only decrypt. */
  ENCRYPTION_KEYS: EncryptionKey[];
  LOOKUP_SECRET: string;
  /** Whether the site is reached over https; if so, cookies are Secure and HSTS is sent. */
  isSecure: boolean;
  /** Whether this process runs in the development server. */
  isDevelopment: boolean;
};

/**
 * Reads and validates the variables. Secrets may be files; missing ones are generated and stored in the data
 * folder.
 * @returns the environment, or one sentence that names the wrong variable but never its value
 */
export function readEnvironment(source: Record<string, string | undefined>): Result<Environment, string> {
  const all = addSecretFiles(source);
  if (!all.ok) return all;
  const given = Object.fromEntries(Object.entries(all.value).filter(([, value]) => value !== ""));
  const left = VARIABLES.find((name) => given[name]?.includes(LEFT_FROM_EXAMPLE));
  if (left) return failure(`The environment variable ${left} has the value of the example: give your own.`);
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return failure(`The environment variable ${issue?.path[0]} ${issue?.message}.`);
  }
  const values = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  };
  const refusal = findContradiction(values);
  if (refusal) return failure(refusal);
  return success({
    ...values,
    ...keepSecrets(parsed.data),
    isSecure: values.PUBLIC_URL.startsWith("https://"),
    isDevelopment: source.NODE_ENV === "development",
  });
}

function findContradiction(values: Variables & { PUBLIC_URL: string }): string | undefined {
  const { protocol, hostname } = new URL(values.PUBLIC_URL);
  if (values.DATABASE_URL && protocol === "http:" && !isLoopbackName(hostname)) {
    return "The environment variable PUBLIC_URL must begin with https:// when DATABASE_URL is set.";
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    return "The environment variable DATABASE_URL must be given when DATABASE_DIRECT_URL is set.";
  const missing = SECRETS.find((name) => !values[name]);
  if (values.DATABASE_URL && missing) {
    return `The environment variable ${missing} must be given when DATABASE_URL is set.`;
  }
  if (values.API_DEBUG === "on" && protocol === "https:")
    return "The environment variable API_DEBUG must not be on when PUBLIC_URL begins with https://.";
  if (values.STAFF_LOGIN && !mayHavePasskeys(new URL(values.PUBLIC_URL)))
    return "The environment variable PUBLIC_URL must be https:// and a name, or http://localhost, when STAFF_LOGIN is passkey.";
  if (values.METRICS_HOST && !values.METRICS_PORT)
    return "The environment variable METRICS_PORT must be given when METRICS_HOST is set.";
  if (values.METRICS_PORT === values.PORT)
    return "The environment variable METRICS_PORT must be another port than PORT.";
  return findMockContradiction(values) ?? findSendingContradiction(values);
}

/** Whether browsers allow passkeys for an origin: not for an IP address, nor without https except on localhost. */
function mayHavePasskeys({ protocol, hostname }: URL): boolean {
  return hostname === "localhost" || (protocol === "https:" && !/^[\d.]+$|^\[/.test(hostname));
}

/** Samples must not be taken for advice, so no site that is configured to serve people may answer with them. */
function findMockContradiction(values: Variables & { PUBLIC_URL: string }): string | undefined {
  if (values.BACKEND !== "mock") return undefined;
  const given = NOT_WITH_MOCK.find((name) => values[name]);
  if (given) return `The environment variable ${given} must not be given when BACKEND is mock.`;
  if (new URL(values.PUBLIC_URL).protocol === "https:")
    return "The environment variable PUBLIC_URL must begin with http:// when BACKEND is mock.";
  return undefined;
}

function keepSecrets(values: Variables) {
  const dataDir = path.resolve(values.DATA_DIR);
  const keep = <Value>(name: string, shape: z.ZodType<Value, z.ZodTypeDef, string>, make: () => string) => {
    const parsed = shape.safeParse(readOrMakeSecret(dataDir, name, make));
    if (parsed.success) return parsed.data;
    throw new StartRefusal(
      `The file ${name} in ${dataDir} is damaged: it ${parsed.error.issues[0]?.message}.`,
    );
  };
  return {
    SESSION_SECRET: values.SESSION_SECRET ?? keep("session-secret", sessionSecrets, makeSecret),
    LOOKUP_SECRET: values.LOOKUP_SECRET ?? keep("lookup-secret", secret, makeSecret),
    ENCRYPTION_KEYS: values.ENCRYPTION_KEYS ?? keep("encryption-keys", encryptionKeys, makeEncryptionKeys),
  };
}

/** The environment of this process, read on the first call. */
export function getEnvironment(): Environment {
  return singleton("environment", () => {
    const result = readEnvironment(process.env);
    if (!result.ok) throw new StartRefusal(result.reason);
    return result.value;
  });
}
