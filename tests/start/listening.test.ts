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

async function answers(environment: Record<string, string>, host: string): Promise<boolean> {
  server = await startServer({ environment });
  const address = server.origin.replace("localhost", host);
  return fetch(`${address}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}

test("a site that only this machine can name answers this machine", async () => {
  expect(await answers({}, "127.0.0.1")).toBe(true);
});

test.runIf(outside).each<[string, Record<string, string>, boolean]>([
  ["does not answer another machine", {}, false],
  ["answers another machine when HOST says so", { HOST: "0.0.0.0" }, true],
  ["answers another machine when it is public", { PUBLIC_URL: "https://baobab.example" }, true],
])("a site %s", async (_, environment, isAnswered) => {
  expect(await answers(environment, outside ?? "")).toBe(isAnswered);
});

test("a site where people must be able to log in does not start without a way to send codes", async () => {
  const environment = { PUBLIC_URL: "https://baobab.example", LOGIN: "required" };
  const failure = await startServer({ environment }).catch((error: Error) => error);
  expect(String(failure)).toContain(
    "\nThe environment variable SMS_GATEWAY must be given when LOGIN is required.\n",
  );
});
