import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request as sendRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callBackend, canSendCodes, findShownCode } from "../../app/backend/door.server";
import { watchRequests } from "../../app/backend/watching/watch-requests";
import { deleteMessageFilesRegularly, deleteOldMessageFiles } from "../../app/backend/sending/message-files";
import { SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { becomeGuest, beginRegistration, waitForJobs } from "../support/code-callers";

/** A local site without a gateway and a mail server. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), "baobab-messages-"));
const MINUTE = 60_000;

let stop: () => Promise<void>;
let page: Server;
beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  stop = await startTestBackend();
  watchRequests(() => undefined);
  page = createServer((incoming, outgoing) => void showCode(incoming).then((text) => outgoing.end(text)));
  // Listens on all addresses, because a test connects through one that is not this machine's own.
  await new Promise<void>((resolve) => page.listen(0, resolve));
});
afterAll(async () => {
  page.close();
  await stop();
  rmSync(dataDir, { recursive: true });
});

/** Asks for a request's message, as a page does; here the address carries the request's id. */
async function showCode({ url, headers }: IncomingMessage): Promise<string> {
  const request = new Request("http://localhost/en/code", { headers: headers as Record<string, string> });
  return (await findShownCode(request, (url ?? "").slice(1))) ?? "nothing";
}

type Way = { host?: string; headers?: Record<string, string>; address?: string };

async function open(requestId: string, { host, headers, address = "127.0.0.1" }: Way = {}): Promise<string> {
  const { port } = page.address() as AddressInfo;
  const Host = `${host ?? "localhost"}:${port}`;
  return new Promise((resolve, reject) => {
    const to = { host: address, port, path: `/${requestId}`, headers: { Host, ...headers } };
    sendRequest(to, (answer) => answer.setEncoding("utf8").on("data", resolve))
      .on("error", reject)
      .end();
  });
}

const listFiles = (folder: string) => {
  const place = path.join(dataDir, folder);
  return readdirSync(place).map((name) => path.join(place, name));
};

/** The file with a request's message, once the job has written it. */
async function findFile(requestId: string): Promise<string> {
  await expect
    .poll(() => listFiles("messages").some((file) => file.endsWith(`Z-${requestId}.json`)))
    .toBe(true);
  return listFiles("messages").find((file) => file.endsWith(`-${requestId}.json`))!;
}

describe("an SMS of a demonstration", () => {
  test("is a file that only we may read, named for its instant and its request", async () => {
    expect(canSendCodes()).toBe(true);
    const { requestId, cell } = await beginRegistration();
    const file = await findFile(requestId);
    expect(path.basename(file)).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f-]{36}\.json$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      to: cell,
      text: expect.stringContaining(deriveCode(requestId, 1)),
    });
  });

  test("is gone after an hour, also if the site was not running then", async () => {
    const file = await findFile((await beginRegistration()).requestId);
    await deleteOldMessageFiles(new Date(Date.now() + 59 * MINUTE));
    expect(listFiles("messages")).toContain(file);
    await deleteOldMessageFiles(new Date(Date.now() + 61 * MINUTE));
    expect(listFiles("messages")).toEqual([]);

    const draft = path.join(dataDir, "messages/.1234abcd");
    writeFileSync(draft, "{}");
    const written = (Date.now() - 61 * MINUTE) / 1_000;
    utimesSync(draft, written, written);
    deleteMessageFilesRegularly((error) => expect.unreachable(error.message));
    await expect.poll(() => listFiles("messages")).toEqual([]);
  });

  test("is shown to a browser on this machine, the newest one", async () => {
    const { bearer, requestId } = await beginRegistration();
    await findFile(requestId);
    expect(await open(requestId)).toContain(deriveCode(requestId, 1));
    expect(await open(requestId, { host: "127.0.0.1" })).toContain(deriveCode(requestId, 1));
    take(await callBackend("resendRegistrationCode", { query: { request_id: requestId } }, { bearer }));
    await expect.poll(() => open(requestId)).toContain(deriveCode(requestId, 2));
    expect(await open((await beginRegistration()).requestId.replace(/./g, "0"))).toBe("nothing");
  });

  const elsewhere = Object.values(os.networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal)?.address;

  test.each<[string, Way]>([
    ["a proxy or tunnel that says so", { headers: { "X-Forwarded-For": "127.0.0.1" } }],
    ["a proxy that says it in the standard's words", { headers: { Forwarded: "for=127.0.0.1" } }],
    ["another name", { host: "baobab.example" }],
    ["a name that only looks like ours", { host: "localhost.baobab.example" }],
    ...(elsewhere ? [["another address of this machine", { address: elsewhere }] as [string, Way]] : []),
  ])("is not shown to what comes through %s", async (_, way) => {
    const { requestId } = await beginRegistration();
    await findFile(requestId);
    expect(await open(requestId)).toContain(deriveCode(requestId, 1));
    expect(await open(requestId, way)).toBe("nothing");
  });

  test("is not shown for a request that nobody makes", async () => {
    const { requestId } = await beginRegistration();
    await findFile(requestId);
    const forged = new Request("http://localhost/en/code", { headers: { "x-request-id": requestId } });
    expect(await findShownCode(forged, requestId)).toBeUndefined();
  });
});

test("an email of a demonstration is a file that only we may read", async () => {
  const bearer = await becomeGuest();
  const body = { type: "contact", data: { message: "Please call me" } } as const;
  take(await callBackend("sendMessage", { body }, { bearer }));
  await waitForJobs(SEND_MAIL);
  const [file = ""] = listFiles("mail");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
    to: "operator@localhost",
    subject: "A message to Baobab",
    text: "From a visitor who is not logged in:\n\nPlease call me\n",
  });
});
