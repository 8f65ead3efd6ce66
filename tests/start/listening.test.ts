import os from "node:os";
import { afterEach, expect, test } from "vitest";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";

/** An address by which other machines reach this one. */
const outside = Object.values(os.networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal)?.address;

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Starts a site, and tells whether it answers at each of these addresses. */
async function listAnswers(environment: Record<string, string>, ...hosts: string[]): Promise<boolean[]> {
  server = await startServer({ environment });
  const { origin } = server;
  const ask = (host: string) =>
    fetch(`${origin.replace("localhost", host)}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  return Promise.all(hosts.map(ask));
}

test.runIf(outside)(
  "a site that only this machine can name answers this machine, and no other one",
  async () => {
    expect(await listAnswers({}, "127.0.0.1", outside ?? "")).toEqual([true, false]);
  },
);

test.runIf(outside).each<[string, Record<string, string>]>([
  ["when HOST says so", { HOST: "0.0.0.0" }],
  ["when it is public", { PUBLIC_URL: "https://baobab.example" }],
])("a site answers another machine %s", async (_, environment) => {
  expect(await listAnswers(environment, outside ?? "")).toEqual([true]);
});
