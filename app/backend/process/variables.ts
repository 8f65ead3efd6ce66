import { z } from "zod";
import { isIsoDate } from "~/base/date";
import { NO_PROVIDER } from "~/base/operator";
import { parsePhone } from "~/base/phone";
import { channelIdSchema } from "~/contract/wire/call-headers";
import { SECRET_VARIABLES } from "./secrets";
import { sendingVariables } from "./sending-variables";
import { oneOf, webAddress } from "./variable-shapes";

/** A 32-byte key for AES-256 with the name that encrypted texts carry. */
export type EncryptionKey = { id: string; bytes: Buffer };

const origin = webAddress
  .refine(isOrigin, "must be an address without a path, query or user, such as https://baobab.example")
  .transform((text) => new URL(text).origin);

const databaseAddress = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
    "must look like postgres://user:password@host:5432/name",
  );

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
    message: "must be a whole number from 1 to 65535",
  })
  .transform(Number);

const wholeNumber = z
  .string()
  .refine((text) => /^\d{1,2}$/.test(text), "must be a whole number from 0 to 99")
  .transform(Number);

const factor = z
  .string()
  .refine(
    (text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0,
    "must be a number above 0, such as 2 or 0.5",
  )
  .transform(Number);

export const secret = z.string().min(32, "must have at least 32 characters");

export const sessionSecrets = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .refine(
    (secrets) => secrets.every((one) => one.length >= 32) && new Set(secrets).size === secrets.length,
    "must have at least 32 characters, and so must each older one after a comma, each once",
  );

export const encryptionKeys = z.string().transform((text, context): EncryptionKey[] => {
  const keys = text.split(",").map((entry) => {
    const [id = "", base64 = ""] = entry.trim().split(":");
    return { id, bytes: Buffer.from(base64, "base64") };
  });
  const areWellFormed = keys.every((key) => /^[A-Za-z0-9_-]{1,32}$/.test(key.id) && key.bytes.length === 32);
  if (!areWellFormed || new Set(keys.map((key) => key.id)).size !== keys.length) {
    context.addIssue({
      code: "custom",
      message: "must be a list of name:base64 of 32 bytes, each name once",
    });
  }
  return keys;
});

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, pathname, search, hash } = new URL(text);
  return [username, pathname, search, hash].join("") === "/";
}

const oneLine = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.string().regex(/^[^\p{Cc}<>]{1,100}$/u, "must be one line of at most 100 characters"));

const phone = z
  .string()
  .refine((text) => parsePhone(text), "must be a South African phone number, such as 021 123 4567")
  .transform((text) => parsePhone(text) ?? "");

/** The operator and the provider of recommended products, as pages show them. `OPERATOR_EMAIL` is for sending. */
const operatorVariables = {
  OPERATOR_NAME: oneLine
    .optional()
    .describe(
      "who runs the site; if not given an example, as for the four below, and marked as one wherever it is shown",
    ),
  OPERATOR_LICENCE: oneLine.optional().describe("its licence number as a financial services provider"),
  OPERATOR_PHONE: phone.optional().describe("the number that people call, such as `021 123 4567`"),
  OPERATOR_HOURS: oneLine
    .optional()
    .describe("when somebody answers, such as `Monday to Friday, 8:00 to 17:00`"),
  OPERATOR_REVIEWED_ON: z
    .string()
    .refine(isIsoDate, "must be a day, such as 2026-11-21")
    .optional()
    .describe("the day on which figures, tax and wording were last reviewed, such as `2026-11-21`"),
  PLUS_PROVIDER: oneLine
    .transform((text) => (text.toLowerCase() === NO_PROVIDER ? NO_PROVIDER : text))
    .optional()
    .describe(
      "who provides the living annuity plus; an example if not given. `none`: no such annuity is offered",
    ),
};

/** Every variable with its description; `app/docs/configuration.md` is generated from this. */
export const variables = z.object({
  PORT: port.default("3000").describe("port to listen on"),
  HOST: z
    .string()
    .optional()
    .describe(
      "address to listen on; if not given, this machine alone while `PUBLIC_URL` names it, else every address",
    ),
  PUBLIC_URL: origin
    .optional()
    .describe(
      "the address that people type, without a path; `http://localhost:PORT` if not given. `https://` makes cookies Secure and sends HSTS for one year. Passkeys work for its host name and no other. Both hold for names below it",
    ),
  DATABASE_URL: databaseAddress
    .optional()
    .describe(
      "PostgreSQL 15 or newer; if not given, one runs in `DATA_DIR`. Needs an https `PUBLIC_URL` or localhost, and the three secrets below",
    ),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe("PostgreSQL's own address, where PgBouncer stands at `DATABASE_URL`"),
  DATA_DIR: z
    .string()
    .default("./.data")
    .describe(
      "folder of the database and of generated secrets; one of its own, which the start closes to other users",
    ),
  SECRETS_DIR: z
    .string()
    .optional()
    .describe(`a folder of secrets as files, each named for its variable: ${listNames(SECRET_VARIABLES)}`),
  SESSION_SECRET: sessionSecrets
    .optional()
    .describe(
      "seals cookies and tokens; at least 32 characters, generated if not given. The first of several, separated by commas, seals; all open",
    ),
  ENCRYPTION_KEYS: encryptionKeys
    .optional()
    .describe(
      "`name:base64` of 32 bytes, generated if not given. The first of several, separated by commas, encrypts; all decrypt",
    ),
  LOOKUP_SECRET: secret
    .optional()
    .describe(
      "keys the hashes by which ID numbers are found; at least 32 characters, generated if not given, never changed",
    ),
  WORKER: oneOf(["inline", "off", "only"])
    .default("inline")
    .describe("`off`: this process only queues jobs, and `npm run worker`, which sets `only`, does them"),
  DEMO: oneOf(["off"])
    .optional()
    .describe("`off`: no people of a demonstration are loaded, nor offered at the login"),
  API_DEBUG: oneOf(["on", "off"])
    .default("off")
    .describe(
      "`on`: the footer leads to the calls of this browser's pages, without values; refused with an https `PUBLIC_URL`",
    ),
  BACKEND: oneOf(["mock"])
    .optional()
    .describe(
      "`mock`: the samples of `fixtures/mock` answer in the place of the backend; refused with `DATABASE_URL` or an https `PUBLIC_URL`",
    ),
  BACKEND_URL: origin
    .optional()
    .describe("the address, without a path, of another Baobab whose API to use instead of the own backend"),
  USERS_SERVICE_URL: origin.optional().describe("the same for a users service"),
  FEE_SERVICE_URL: origin.optional().describe("the same for a fee service"),
  FEATURE_SERVICE_URL: origin.optional().describe("the same for a service of feature switches"),
  TRUST_PROXY: wholeNumber
    .default("0")
    .describe(
      "how many proxies in front of this process add to `X-Forwarded-For`; with 0 the socket's address counts",
    ),
  LIMIT_FACTOR: factor
    .default("1")
    .describe(
      "multiplies the limits except those of an ID or cell number, for example for a university behind one address",
    ),
  STAFF_LOGIN: oneOf(["passkey"])
    .optional()
    .describe(
      "`passkey`: advisers and administrators do nothing with a code alone. Needs an https `PUBLIC_URL` or `http://localhost`",
    ),
  ...sendingVariables,
  ...operatorVariables,
  ERROR_REPORT_URL: webAddress
    .optional()
    .describe("an address to which errors are posted as JSON, without personal data"),
  ANALYTICS_URL: webAddress
    .optional()
    .describe(
      "an address that is told which pages are opened, as JSON and only for visitors who accept it; if not given, nobody is asked",
    ),
  METRICS_PORT: port
    .optional()
    .describe(
      "a port at which Prometheus finds the figures of this process (`/metrics`); if not given, none are kept",
    ),
  METRICS_HOST: z
    .string()
    .optional()
    .describe("the address of that port, `127.0.0.1` if not given; nothing else protects the figures"),
  DRAIN_SECONDS: wholeNumber
    .default("0")
    .describe(
      "how long after a SIGTERM a site says that it is not ready before it stops listening; behind a balancer at least 6",
    ),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`; JSON lines on stdout"),
  CHANNEL_ID: channelIdSchema
    .default("web")
    .describe(
      "this site's name in log lines and in calls to other services; at most 40 letters, digits, `-` or `_`, no six digits in a row",
    ),
});

export const VARIABLES = Object.keys(variables.shape);

/** The parsed values. */
export type Variables = z.output<typeof variables>;

function listNames(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
