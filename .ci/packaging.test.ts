import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { refuseNode } from "./node-version.mjs";
import { readEnvironment } from "../app/backend/process/environment";
import { VARIABLES } from "../app/backend/process/variables";

const read = (file: string) => readFileSync(file, "utf8");
const containerfile = read(".ci/container/Containerfile");
const units = ["baobab-site.service", "baobab-worker.service", "baobab-.service.d/both.conf"].map((file) =>
  read(`.ci/systemd/${file}`),
);

type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  secrets?: string[];
  networks?: string[];
  ports?: string[];
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
};
const readCompose = (name: string): Compose =>
  parse(read(`.ci/container/${name}`), { merge: true }) as Compose;
const compose = readCompose("compose.yaml");
const trial = readCompose("compose.trial.yaml");
const { site, worker, database } = compose.services;

/** The variables that a text sets as `NAME=value`. */
const findSet = (text: string) => [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
const example = Object.fromEntries(
  read(".ci/container/environment.example")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

/** A folder of secrets as made by `make-secrets.sh`. */
const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-secrets-"));
const SECRETS_DIR = path.join(folder, "secrets");
const makeSecrets = (into = SECRETS_DIR) => execFileSync(".ci/container/make-secrets.sh", [into]);
makeSecrets();
afterAll(() => rmSync(folder, { recursive: true }));

/** Read by Node and the operating system, not by us. */
const NOT_OURS = ["NODE_ENV"];

describe("what the site is run by", () => {
  it.each<[string, (string | undefined)[]]>([
    [
      "the container file",
      findSet(
        containerfile
          .split("\n")
          .filter((line) => line.startsWith("ENV"))
          .join("\n"),
      ),
    ],
    [
      "the units",
      units.flatMap((unit) =>
        findSet(
          unit
            .split("\n")
            .filter((line) => line.startsWith("Environment="))
            .join("\n")
            .replaceAll("Environment=", " "),
        ),
      ),
    ],
    ["the example", Object.keys(example)],
    ["the compose file", Object.keys({ ...site?.environment, ...worker?.environment })],
    [
      "the trial",
      Object.keys({ ...trial.services.site?.environment, ...trial.services.worker?.environment }),
    ],
  ])("sets only variables that the environment knows: %s", (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => ![...VARIABLES, ...NOT_OURS].includes(name ?? ""))).toEqual([]);
  });

  it("runs scripts that are there, and that the product has", () => {
    const texts = [containerfile, JSON.stringify(compose), ...units];
    const named = texts.flatMap((text) => text.match(/\.ci\/[\w/-]+\.(?:mjs|sh)/g) ?? []);
    expect(named).toContain(".ci/start.mjs");
    expect(named).toContain(".ci/worker.mjs");
    const steps = read(".ci/container/build-steps.sh");
    for (const script of new Set(named)) {
      expect(existsSync(script), script).toBe(true);
      if (script !== ".ci/container/build-steps.sh") expect(steps).toContain(` ${script}`);
    }
  });

  it("is packed with every script that those import", () => {
    const steps = read(".ci/container/build-steps.sh");
    const packed = steps.match(/\.ci\/[\w/-]+\.mjs/g)?.filter((script) => script !== ".ci/prepare.mjs") ?? [];
    const imported = packed.flatMap((script) =>
      [...read(script).matchAll(/from "(\.{1,2}\/[^"]+)"/g)].map(([, to]) =>
        path.join(path.dirname(script), to ?? ""),
      ),
    );
    expect(imported).toContain(".ci/environment.mjs");
    const missing = imported.filter(
      (file) => !packed.includes(file) && !/^app\/backend\/process\/[\w-]+\.mjs$/.test(file),
    );
    expect(missing).toEqual([]);
  });

  it("has a Node that may run it, as nobody", () => {
    const versions = [...containerfile.matchAll(/^FROM \S*node:(\d+\.\d+\.\d+)-/gm)].map(
      ([, version]) => version,
    );
    expect(versions).toHaveLength(2);
    expect(new Set(versions).size).toBe(1);
    expect(refuseNode(versions[0] ?? "")).toBeUndefined();
    expect(containerfile).toMatch(/^USER 65534:65534$/m);
    expect(containerfile.indexOf("\nUSER")).toBeGreaterThan(containerfile.lastIndexOf("\nRUN"));
  });
});

describe("the compose file", () => {
  it("names every image by a version", () => {
    const images = [...Object.values(compose.services), ...Object.values(trial.services)].flatMap(
      ({ image }) => image ?? [],
    );
    expect(images.filter((image) => image !== "baobab" && !/:v?\d+\.\d+/.test(image))).toEqual([]);
  });

  it("publishes neither the database nor anything to other machines", () => {
    expect(database?.networks).toEqual(["inside"]);
    expect(compose.networks.inside?.internal).toBe(true);
    const ports = [...Object.values(compose.services), ...Object.values(trial.services)].flatMap(
      ({ ports = [] }) => ports,
    );
    expect(database?.ports).toBeUndefined();
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
  });

  it("runs the site and the worker read-only, with no capability", () => {
    for (const service of [site, worker])
      expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], stop_grace_period: "60s" });
  });

  it("gives as secrets what make-secrets.sh makes, and so do the units", () => {
    const made = readdirSync(SECRETS_DIR).sort();
    expect(Object.keys(compose.secrets).sort()).toEqual(made);
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`secrets/${name}`);
    const ofSite = made.filter((name) => name !== "DATABASE_PASSWORD");
    expect([...(site?.secrets ?? [])].sort()).toEqual(ofSite);
    expect(worker?.secrets).toEqual(site?.secrets);
    const credentials = units.flatMap((unit) =>
      [...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name),
    );
    expect(credentials.sort()).toEqual(ofSite);
  });
});

describe("the units", () => {
  it("serve figures at ports of their own, which what both read does not set", () => {
    const ports = units.map((unit) => [...unit.matchAll(/METRICS_PORT=(\d+)/g)].map(([, port]) => port));
    expect(ports).toEqual([["9464"], ["9465"], []]);
    expect(example).not.toHaveProperty("METRICS_PORT");
  });
});

describe("the example of an environment", () => {
  const OWN = {
    PUBLIC_URL: "https://baobab.example",
    OPERATOR_NAME: "An adviser",
    OPERATOR_LICENCE: "12345",
    OPERATOR_PHONE: "010 555 0100",
    OPERATOR_EMAIL: "office@baobab.example",
    SMS_USER: "a-token",
    MAIL_FROM: "baobab@baobab.example",
  };
  const sending = { SMS_PASSWORD: "hunter2", SMTP_URL: "smtps://mail.baobab.example:465" };

  it("starts with one's own values and the secrets, and is refused with any left as it was", () => {
    expect(readEnvironment({ ...example, ...OWN, SECRETS_DIR, ...sending })).toMatchObject({ ok: true });
    for (const name of Object.keys(OWN)) {
      const left = { ...example, ...OWN, [name]: example[name], SECRETS_DIR, ...sending };
      const reason = `The environment variable ${name} has the value of the example: give your own.`;
      expect(readEnvironment(left)).toEqual({ ok: false, reason });
    }
  });

  it("needs no change for a trial on one's own machine", () => {
    for (const name of ["site", "worker"]) {
      const given = {
        ...example,
        ...compose.services[name]?.environment,
        ...trial.services[name]?.environment,
      };
      expect(readEnvironment({ ...given, SECRETS_DIR })).toMatchObject({ ok: true });
    }
  });
});

describe("make-secrets.sh", () => {
  it("makes files that only who may enter the folder can read, and never makes one anew", () => {
    const before = readdirSync(SECRETS_DIR).map((name) => read(path.join(SECRETS_DIR, name)));
    expect(statSync(SECRETS_DIR).mode & 0o777).toBe(0o700);
    expect(new Set(before.filter(Boolean)).size).toBe(5);
    makeSecrets();
    expect(readdirSync(SECRETS_DIR).map((name) => read(path.join(SECRETS_DIR, name)))).toEqual(before);
  });

  it("shuts a folder that is there already", () => {
    const open = path.join(folder, "open");
    mkdirSync(open);
    chmodSync(open, 0o755);
    makeSecrets(open);
    expect(statSync(open).mode & 0o777).toBe(0o700);
  });
});
