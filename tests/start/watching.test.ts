import { once } from "node:events";
import { readFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { claimPort } from "../support/claim-port";
import { type Figure, listMetrics, readFigures, sumOf } from "../support/served-figures";
import { startServer, startWorker, type TestServer } from "../support/server";
import { today } from "../support/today";

const thandi = people(today)[0]!.record;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(environment: Record<string, string>): Promise<TestServer> {
  const server = await startServer({ environment });
  closers.push(server.stop);
  return server;
}

/**
 * Makes a plan, as another firm's system does.
 * @returns the bearer, and a function that waits for the recommendation
 */
async function makePlan({ origin }: TestServer) {
  const remote = reachOver(origin);
  const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
  const { id } = take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer }));
  const ask = async () =>
    (await callOver(remote, "getRecommendations", { query: { id } }, { bearer })).response_code;
  return { bearer, isReady: () => expect.poll(ask).toBe("R00") };
}

/**
 * Texts that would identify a person: every answer that is not one of a few choices, and the keys to their
 * plan.
 */
function listSecrets(...more: string[]): string[] {
  return [...Object.values(thandi).map(String), ...more].filter((value) =>
    /\d{4}|[A-Z][a-z]{3}|@/.test(value),
  );
}

/** Every label of a metric: their values are listed in the code, and are never about a person. */
const LABELS = ["route", "method", "status", "queue", "outcome", "kind", "limit", "subject", "state", "le"];
const LABELS_OF_NODE = ["type", "space", "kind", "le", "version", "major", "minor", "patch"];

const outside = Object.values(os.networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal)?.address;

/** Whether a site responds to other machines. */
const answersOutside = ({ origin }: TestServer) =>
  fetch(`${origin.replace("localhost", outside!)}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

describe("the figures of a site and of a worker", () => {
  it("say what happened in each, nothing about anybody, and all that the manual and the dashboard name", async () => {
    const [ofSite, ofWorker] = [await claimPort(), await claimPort()];
    const site = await serve({ METRICS_PORT: String(ofSite), WORKER: "off" });
    // A demonstration listens on the loopback address only.
    if (outside) expect(await answersOutside(site)).toBe(false);
    await fetch(`${site.origin}/en`);
    await fetch(`${site.origin}/en/shared/a-secret-address`);
    await fetch(`${site.origin}/en/no-such-page/8001015009087`);
    const { bearer, isReady } = await makePlan(site);
    const queue = "generate-recommendation";
    const readLevel = async (name: string) => sumOf((await readFigures(ofSite)).figures, name, { queue });
    expect(await readLevel("baobab_jobs_waiting")).toBe(1);
    expect(await readLevel("baobab_oldest_job_waiting_seconds")).toBeGreaterThan(0);
    // It serves no requests, so it has nothing to drain.
    const environment = { METRICS_PORT: String(ofWorker), DRAIN_SECONDS: "99" };
    const worker = await startWorker({ databaseUrl: site.databaseUrl, environment });
    closers.push(worker.stop);
    await isReady();
    // On a busy machine the job is retried, and then joins the calculation in progress.
    await expect.poll(() => readLevel("baobab_jobs_waiting")).toBe(0);
    const served = await readFigures(ofSite);
    const worked = await readFigures(ofWorker);
    const ofRoute = (route: string, status: string) =>
      sumOf(served.figures, "baobab_requests_total", { route, method: "GET", status });

    // The first was the check that the site responds.
    expect(ofRoute("/en", "200")).toBe(2);
    expect(ofRoute("/en/*", "404")).toBe(1);
    // Reading the metrics does not count as a request.
    expect(sumOf(served.figures, "baobab_requests_total", { route: "/en/*" })).toBe(1);
    expect(ofRoute("/api/user/guest", "200")).toBe(1);
    expect(
      sumOf(served.figures, "baobab_request_duration_seconds_count", {
        route: "/api/plan/demo",
        method: "POST",
      }),
    ).toBe(1);
    expect(sumOf(served.figures, "baobab_database_connections")).toBeGreaterThan(0);
    expect(sumOf(worked.figures, "baobab_requests_total")).toBe(0);
    const done = { queue, outcome: "done" };
    expect(sumOf(worked.figures, "baobab_jobs_total", done)).toBeGreaterThan(0);
    expect(sumOf(served.figures, "baobab_jobs_total", done)).toBe(0);
    expect(sumOf(worked.figures, "baobab_generation_duration_seconds_count", { outcome: "done" })).toBe(1);
    expect(sumOf(worked.figures, "baobab_job_wait_seconds_count")).toBe(1);

    const all = [...served.figures, ...worked.figures];
    const told = JSON.stringify(all.map(({ name, labels }) => [name, labels]));
    for (const secret of listSecrets(bearer, "a-secret-address", "8001015009087"))
      expect(told).not.toContain(secret);
    expect(all.flatMap(listOtherLabels)).toEqual([]);

    const exported = new Set([...listMetrics(served.text), ...listMetrics(worked.text)]);
    const named = [...listNamed("app/docs/operations.md"), ...listNamed("app/docs/grafana-dashboard.json")];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !exported.has(name.replace(/_(bucket|sum|count)$/, "")))).toEqual([]);
  });

  it.runIf(outside)("are for this machine alone, and on a public site's own port for nobody", async () => {
    const port = await claimPort();
    const site = await serve({ METRICS_PORT: String(port), PUBLIC_URL: "https://baobab.example" });
    const answers = (address: string, method = "GET") =>
      fetch(address, { method }).then(
        ({ status, headers }) => (status === 405 ? `only ${headers.get("Allow")}` : status),
        () => "refused",
      );
    expect(await answers(`http://127.0.0.1:${port}/metrics`)).toBe(200);
    expect(await answers(`http://127.0.0.1:${port}/metrics`, "HEAD")).toBe(200);
    for (const method of ["POST", "DELETE", "OPTIONS"])
      expect(await answers(`http://127.0.0.1:${port}/metrics`, method)).toBe("only GET, HEAD");
    expect(await answers(`http://127.0.0.1:${port}/en`)).toBe(404);
    expect(await answers(`http://${outside}:${port}/metrics`)).toBe("refused");
    expect(await answers(`${site.origin}/metrics`)).toBe(404);
    expect(await answersOutside(site)).toBe(true);
  });

  it("that cannot be served on their port stop the start with one sentence", async () => {
    const port = await claimPort();
    const other = net.createServer().listen(port, "127.0.0.1");
    closers.push(() => other.close());
    await once(other, "listening");
    const failure = await startServer({ environment: { METRICS_PORT: String(port) } }).catch(String);
    expect(failure).toMatch(
      /\nMetrics cannot be served on port \d+ \(METRICS_PORT\) of 127\.0\.0\.1 \(METRICS_HOST\): EADDRINUSE\.\n/,
    );
  });
});

function listOtherLabels({ name, labels }: Figure): string[] {
  const allowed = name.startsWith("baobab_") ? LABELS : LABELS_OF_NODE;
  return Object.keys(labels)
    .filter((label) => !allowed.includes(label))
    .map((label) => `${name} has the label ${label}`);
}

function listNamed(file: string): string[] {
  return readFileSync(file, "utf8").match(/\b(?:baobab|nodejs|process)_[a-z0-9_]+/g) ?? [];
}
