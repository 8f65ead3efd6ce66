import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { format } from "prettier";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { readEnvironment } from "./environment";
import { variables } from "./variables";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-environment-"));
afterAll(() => rmSync(folder, { recursive: true }));

const key = Buffer.alloc(32, 9).toString("base64");
const secrets = {
  SESSION_SECRET: "s".repeat(32),
  LOOKUP_SECRET: "l".repeat(32),
  ENCRYPTION_KEYS: `b:${key},a:${Buffer.alloc(32, 8).toString("base64")}`,
};
const gateway = { SMS_GATEWAY: "bulksms", SMS_USER: "token-id", SMS_PASSWORD: "hunter2" };
const mailServer = {
  SMTP_URL: "smtps://someone:hunter2@mail.example",
  MAIL_FROM: "baobab@mail.example",
  OPERATOR_EMAIL: "operator@mail.example",
};
const site = { PUBLIC_URL: "https://baobab.example" };
const database = { DATABASE_URL: "postgres://someone:hunter2@db.example/baobab" };

function read(variables: Record<string, string>) {
  return readEnvironment({ DATA_DIR: folder, ...variables });
}

function readReason(variables: Record<string, string>): string {
  const result = read(variables);
  return result.ok ? "accepted" : result.reason;
}

const readMode = (place: string) => (statSync(place).mode & 0o7777).toString(8);
const isRoot = process.getuid?.() === 0;
/** Under root, the database's user has to pass through the folder, but cannot list it. */
const CLOSED = isRoot ? "711" : "700";

describe("the data folder", () => {
  it("is made for us alone, below folders like any other", () => {
    const DATA_DIR = path.join(folder, "parent/data");
    read({ DATA_DIR });
    expect([readMode(DATA_DIR), readMode(path.dirname(DATA_DIR))]).toEqual([CLOSED, "755"]);
  });

  it("of a release before is closed, although every secret is in it", () => {
    read({});
    chmodSync(folder, 0o755);
    read({});
    expect(readMode(folder)).toBe(CLOSED);
  });

  it("stays as it is where it is everybody's, as /tmp is", () => {
    const DATA_DIR = path.join(folder, "shared");
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o1777);
    read({ DATA_DIR });
    expect(readMode(DATA_DIR)).toBe("1777");
  });

  it.runIf(isRoot)("of another user is theirs to close", () => {
    const DATA_DIR = path.join(folder, "theirs");
    mkdirSync(DATA_DIR);
    chownSync(DATA_DIR, 1, 1);
    read({ DATA_DIR });
    expect(readMode(DATA_DIR)).toBe("755");
  });
});

describe("the environment", () => {
  it("needs nothing: it has defaults, and keeps secrets of its own that only we may read", () => {
    const first = read({});
    const second = read({});
    if (!first.ok) throw new Error(first.reason);
    expect(first.value).toMatchObject({
      PORT: 3000,
      WORKER: "inline",
      LOG_LEVEL: "info",
    });
    expect(first.value.PUBLIC_URL).toBe("http://localhost:3000");
    expect(second).toEqual(first);
    for (const name of ["session-secret", "lookup-secret", "encryption-keys"]) {
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
    expect(readFileSync(path.join(folder, "session-secret"), "utf8")).toBe(first.value.SESSION_SECRET[0]);
  });

  it("takes an empty variable for one that is not given", () => {
    expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, value: { PORT: 3000 } });
  });

  it("reads the keys in their order, the first being the current one", () => {
    const result = read(secrets);
    expect(result.ok && result.value.ENCRYPTION_KEYS.map(({ id }) => id)).toEqual(["b", "a"]);
  });

  it("reads the session secrets in their order, the first being the current one, from the variable or the file", () => {
    const SESSION_SECRET = `${"n".repeat(32)}, ${"o".repeat(32)}`;
    const both = ["n".repeat(32), "o".repeat(32)];
    expect(read({ SESSION_SECRET })).toMatchObject({ ok: true, value: { SESSION_SECRET: both } });
    const DATA_DIR = path.join(folder, "two-secrets");
    mkdirSync(DATA_DIR);
    writeFileSync(path.join(DATA_DIR, "session-secret"), `${SESSION_SECRET}\n`);
    expect(read({ DATA_DIR })).toMatchObject({ ok: true, value: { SESSION_SECRET: both } });
  });

  it.each([
    ["PORT", { PORT: "80a" }],
    ["CHANNEL_ID", { CHANNEL_ID: "branch-0821234567" }],
    ["PORT", { PORT: "0" }],
    ["PORT", { PORT: "65536" }],
    ["PUBLIC_URL", { PUBLIC_URL: "baobab.example" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://baobab.example/advice" }],
    ["BACKEND_URL", { BACKEND_URL: "https://backend.example/api" }],
    ["FEE_SERVICE_URL", { FEE_SERVICE_URL: "https://fees.example?key=hunter2" }],
    ["USERS_SERVICE_URL", { USERS_SERVICE_URL: "https://someone:hunter2@users.example" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://someone:hunter2@db/baobab" }],
    ["SESSION_SECRET", { SESSION_SECRET: "hunter2" }],
    ["SESSION_SECRET", { SESSION_SECRET: `${secrets.SESSION_SECRET},hunter2` }],
    ["SESSION_SECRET", { SESSION_SECRET: `${secrets.SESSION_SECRET},${secrets.SESSION_SECRET}` }],
    ["ENCRYPTION_KEYS", { ENCRYPTION_KEYS: "a:hunter2" }],
    ["ENCRYPTION_KEYS", { ENCRYPTION_KEYS: `a:${key},a:${key}` }],
    ["WORKER", { WORKER: "maybe" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["SESSION_SECRET", { ...database }],
    ["ENCRYPTION_KEYS", { ...database, ...secrets, ENCRYPTION_KEYS: "" }],
    ["PUBLIC_URL", { ...database, ...secrets, PUBLIC_URL: "http://baobab.example" }],
    ["SMS_GATEWAY", { ...gateway, SMS_GATEWAY: "hunter2" }],
    ["SMS_GATEWAY", { ...gateway, SMS_GATEWAY: "" }],
    ["SMS_USER", { ...gateway, SMS_USER: "" }],
    ["SMS_PASSWORD", { ...gateway, SMS_PASSWORD: "" }],
    ["SMS_URL", { ...gateway, SMS_URL: "http://hunter2.example" }],
    ["SMS_URL", { ...gateway, SMS_URL: "https://someone:hunter2@sms.example" }],
    ["SMTP_URL", { ...mailServer, SMTP_URL: "mail.example:hunter2" }],
    ["SMTP_URL", { ...mailServer, SMTP_URL: "" }],
    ["MAIL_FROM", { ...mailServer, MAIL_FROM: "" }],
    ["MAIL_FROM", { ...mailServer, MAIL_FROM: "hunter2@mail.example, other@mail.example" }],
    ["OPERATOR_EMAIL", { ...mailServer, OPERATOR_EMAIL: "" }],
    ["OPERATOR_PHONE", { OPERATOR_PHONE: "hunter2" }],
    ["OPERATOR_NAME", { OPERATOR_NAME: "hunter2\nand more" }],
    ["PLUS_PROVIDER", { PLUS_PROVIDER: "hunter2\nand more" }],
    ["OPERATOR_REVIEWED_ON", { OPERATOR_REVIEWED_ON: "21/11/2026" }],
    ["LOGIN", { LOGIN: "hunter2" }],
    ["STAFF_LOGIN", { STAFF_LOGIN: "code" }],
    ["PUBLIC_URL", { STAFF_LOGIN: "passkey", PUBLIC_URL: "http://baobab.example" }],
    ["PUBLIC_URL", { STAFF_LOGIN: "passkey", PUBLIC_URL: "https://10.0.0.7" }],
    ["SMS_GATEWAY", { ...site, LOGIN: "required" }],
    ["METRICS_PORT", { METRICS_PORT: "hunter2" }],
    ["METRICS_PORT", { METRICS_PORT: "3000" }],
    ["METRICS_PORT", { METRICS_HOST: "hunter2.example" }],
    ["DRAIN_SECONDS", { DRAIN_SECONDS: "hunter2" }],
    ["API_DEBUG", { API_DEBUG: "hunter2" }],
    ["API_DEBUG", { ...site, API_DEBUG: "on" }],
    ["BACKEND", { BACKEND: "hunter2" }],
    ["PUBLIC_URL", { BACKEND: "mock", ...site }],
    ["DATABASE_URL", { DATABASE_DIRECT_URL: database.DATABASE_URL }],
    ["DATABASE_DIRECT_URL", { ...database, ...secrets, DATABASE_DIRECT_URL: "mysql://hunter2@db/baobab" }],
    ["DATABASE_URL", { BACKEND: "mock", ...database, ...secrets }],
    ["BACKEND_URL", { BACKEND: "mock", BACKEND_URL: "https://hunter2.example" }],
    ["FEE_SERVICE_URL", { BACKEND: "mock", FEE_SERVICE_URL: "https://hunter2.example" }],
  ])("refuses a wrong %s in one sentence that names it and shows no value (%#)", (name, variables) => {
    const reason = readReason(variables);
    expect(reason).toMatch(new RegExp(`^The environment variable ${name} [^\\n]*\\.$`));
    expect(reason).not.toContain("hunter2");
  });

  it.each([
    ["a gateway and a mail server", { ...site, ...gateway, ...mailServer, LOGIN: "required" }],
    ["neither, so that nobody can log in", site],
    ["neither on this machine, where messages become files", { LOGIN: "required" }],
    ["neither in front of another backend", { ...site, LOGIN: "required", BACKEND_URL: "https://b.example" }],
    ["samples in the place of a backend", { BACKEND: "mock", LOGIN: "required" }],
    ["the panel of API calls on this machine", { API_DEBUG: "on" }],
    ["the panel switched off anywhere", { ...site, API_DEBUG: "off" }],
    ["figures", { METRICS_PORT: "9464" }],
    ["passkeys asked of staff on this machine", { STAFF_LOGIN: "passkey" }],
    ["a gateway on this machine", { ...gateway, SMS_URL: "http://127.0.0.1:8080/v1" }],
  ])("accepts %s", (_, variables) => expect(readReason(variables)).toBe("accepted"));

  it("says why a gateway is missing where people must be able to log in", () => {
    expect(readReason({ ...site, LOGIN: "required" })).toBe(
      "The environment variable SMS_GATEWAY must be given when LOGIN is required.",
    );
  });

  it.each(["session-secret", "lookup-secret", "encryption-keys"])("refuses a damaged %s", (name) => {
    const damaged = mkdtempSync(path.join(folder, "damaged-"));
    writeFileSync(path.join(damaged, name), "x");
    expect(() => read({ DATA_DIR: damaged })).toThrow(`The file ${name} in ${damaged} is damaged: it must `);
  });

  it("knows a site without a provider of a living annuity plus, however that is written", () => {
    expect(read({ PLUS_PROVIDER: " None " })).toMatchObject({ ok: true, value: { PLUS_PROVIDER: "none" } });
    expect(read({ PLUS_PROVIDER: "Nonesuch Life" })).toMatchObject({
      value: { PLUS_PROVIDER: "Nonesuch Life" },
    });
  });

  it("keeps the origin of an address", () => {
    const result = read({ BACKEND_URL: "https://Backend.example:443/" });
    expect(result.ok && result.value.BACKEND_URL).toBe("https://backend.example");
  });

  it.runIf(process.platform === "linux")("refuses at once a data folder that cannot be made", () => {
    expect(() => read({ DATA_DIR: "/proc/baobab/data" })).toThrow(
      "The folder /proc/baobab cannot be made by this user.",
    );
  });

  it("accepts a database of one's own with all secrets, on this machine or by https", () => {
    expect(readReason({ ...database, ...secrets })).toBe("accepted");
    expect(readReason({ ...database, ...secrets, PUBLIC_URL: "https://baobab.example/" })).toBe("accepted");
  });
});

describe("secrets that are files", () => {
  const SECRETS_DIR = path.join(folder, "secrets");
  const FILES = {
    DATABASE_URL: "postgres://baobab:hunter2@localhost/baobab\n",
    SESSION_SECRET: `${"s".repeat(32)}\n`,
    LOOKUP_SECRET: "l".repeat(32),
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString("base64")}\n`,
    SMTP_URL: "",
  };

  beforeEach(() => {
    rmSync(SECRETS_DIR, { recursive: true, force: true });
    mkdirSync(SECRETS_DIR);
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(SECRETS_DIR, name), text);
  });

  it("stand in the place of variables; an empty one is none, and what has another name is left alone", () => {
    writeFileSync(path.join(SECRETS_DIR, "PORT"), "99999");
    expect(readEnvironment({ SECRETS_DIR })).toMatchObject({
      ok: true,
      value: {
        DATABASE_URL: "postgres://baobab:hunter2@localhost/baobab",
        LOOKUP_SECRET: FILES.LOOKUP_SECRET,
        ENCRYPTION_KEYS: [{ id: "k1" }],
        PORT: 3000,
      },
    });
  });

  it("are refused beside a variable of the same name, without the value of either", () => {
    const both = readEnvironment({ SECRETS_DIR, DATABASE_URL: "postgres://other:hunter2@localhost/other" });
    expect(both).toEqual({
      ok: false,
      reason: "The environment variable DATABASE_URL must not be given beside the file in SECRETS_DIR.",
    });
  });

  it("are refused when one cannot be read, or the folder is not there", () => {
    rmSync(path.join(SECRETS_DIR, "LOOKUP_SECRET"));
    mkdirSync(path.join(SECRETS_DIR, "LOOKUP_SECRET"));
    expect(readEnvironment({ SECRETS_DIR })).toEqual({
      ok: false,
      reason: "The file LOOKUP_SECRET in SECRETS_DIR cannot be read by this user.",
    });
    expect(readEnvironment({ SECRETS_DIR: path.join(folder, "elsewhere") })).toMatchObject({
      ok: false,
      reason: expect.stringContaining("SECRETS_DIR must be a folder"),
    });
  });
});

describe("a value of the example", () => {
  it.each([
    ["PUBLIC_URL", { PUBLIC_URL: "https://change-me.example" }],
    ["OPERATOR_NAME", { OPERATOR_NAME: "change-me" }],
  ])("is refused as %s", (name, variables) => {
    expect(readEnvironment(variables)).toEqual({
      ok: false,
      reason: `The environment variable ${name} has the value of the example: give your own.`,
    });
  });
});

const INTRODUCTION = `<!-- Written by \`npm run suite -- unit app/backend/process/environment.test.ts -u\` from variables.ts beside it: change that one. -->

# Variables

Baobab reads them once, when it starts. A wrong one stops the start with one sentence; an empty one counts as not given. [The manual](operations.md)
says how they play together. \`CHROMIUM_PATH\` belongs to the browser tests alone: which Chromium they drive, if not Debian's or playwright's.
\`openssl rand -base64 32\` makes a secret.
`;

/** The default value; empty where the description states it. */
function readDefault(shape: z.ZodTypeAny): string {
  return shape instanceof z.ZodDefault ? `\`${shape._def.defaultValue()}\`` : "";
}

describe("the page of variables", () => {
  it("lists each with its default and its meaning", async () => {
    const rows = Object.entries(variables.shape).map(([name, shape]) => {
      expect(shape.description, name).toMatch(/^[^|\n]+$/);
      return `| \`${name}\` | ${readDefault(shape)} | ${shape.description} |`;
    });
    const table = ["| variable | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
    const page = await format(`${INTRODUCTION}\n${table}\n`, { parser: "markdown" });
    await expect(page).toMatchFileSnapshot("../../docs/configuration.md");
  });
});
