/** Pipelined requests, sent ahead of the responses, to a server that is watched. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getCurrentRequestId, waitUntilIdle } from "../http/current-request";
import { watchRequests } from "./watch-requests";

let server: Server;
let socket: Socket;
beforeEach(() => void (process.env.LOG_LEVEL = "silent"));
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Serves with a handler, and connects to it. */
async function serve(handle: RequestListener): Promise<void> {
  watchRequests(() => undefined);
  server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("utf8");
  socket.on("error", () => undefined);
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const getMany = (count: number) => Array.from({ length: count }, (_, index) => get(`/${index}`)).join("");

/** Returns all that is received until it ends with this text. */
async function hearUntil(end: string): Promise<string> {
  let heard = "";
  for await (const chunk of socket) {
    heard += String(chunk);
    if (heard.endsWith(end)) return heard;
  }
  throw new Error(`the connection ended after: ${heard}`);
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function expectIdle(): Promise<void> {
  const began = Date.now();
  await waitUntilIdle(5_000);
  expect(Date.now() - began).toBeLessThan(4_000);
}

test("are handled one after another and answered in order, each as itself", async () => {
  let atOnce = 0;
  let most = 0;
  await serve(async ({ url }, response) => {
    most = Math.max(most, (atOnce += 1));
    await sleep(1);
    atOnce -= 1;
    response.end(`${url} is ${getCurrentRequestId() === response.getHeader("x-request-id")};`);
  });
  socket.write(getMany(49) + get("/last"));
  const heard = await hearUntil("/last is true;");
  const paths = [...Array(49).keys(), "last"];
  expect(heard.match(/\/\w+ is \w+;/g)).toEqual(paths.map((path) => `/${path} is true;`));
  expect(most).toBe(1);
});

test("are begun only as the answers before them are read", async () => {
  let begun = 0;
  await serve((_, response) => {
    begun += 1;
    response.end("x".repeat(4 * 1024 * 1024));
  });
  socket.pause();
  for (const part of [getMany(25), getMany(25)]) {
    socket.write(part);
    await sleep(200);
  }
  // Data in the system's receive buffer counts as read.
  expect(begun).toBeLessThan(6);
  socket.resume();
  await expect.poll(() => begun).toBe(50);
});

test("come with bodies, heads and expectations, also of those that nobody handles", async () => {
  await serve(async (request, response) => {
    await sleep(5);
    response.end(`${request.method} ${await readText(request)};`);
  });
  const post = (body: string, more = "") =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`;
  const long = "y".repeat(300_000);
  const head = get("/").replace("GET", "HEAD");
  socket.write(post("one") + head + post("two", "Expect: 100-continue\r\n"));
  socket.write(post("", "Expect: miracles\r\n") + post(long) + post("three"));
  const heard = await hearUntil("POST three;");
  expect(heard.match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(9))).toEqual([
    "200",
    "200",
    "100",
    "200",
    "417",
    "200",
    "200",
  ]);
  expect(heard.match(/POST \w+;/g)).toEqual(["POST one;", "POST two;", `POST ${long};`, "POST three;"]);
});

test("of many clients do not keep a new one waiting", async () => {
  let begun = 0;
  await serve((_, response) => {
    begun += 1;
    for (const began = performance.now(); performance.now() - began < 1;);
    response.end("x");
  });
  const { port } = server.address() as AddressInfo;
  const others = Array.from({ length: 50 }, () => connect(port, "127.0.0.1"));
  for (const other of others) other.resume().write(getMany(50));
  const newcomer = connect(port, "127.0.0.1");
  newcomer.write(get("/new"));
  await once(newcomer, "data");
  expect(begun).toBeLessThan(250);
  for (const one of [...others, newcomer]) one.destroy();
});

test("of a client that leaves are forgotten", async () => {
  const answers: (() => void)[] = [];
  await serve((_, response) => void answers.push(() => response.end("x")));
  socket.write(getMany(20));
  await expect.poll(() => answers.length).toBe(1);
  socket.destroy();
  // The system accepts one more response before it reports that the client is gone.
  for (const began = Date.now(); Date.now() - began < 300; await sleep(10))
    for (const answer of answers) answer();
  expect(answers.length).toBeLessThan(4);
  await expectIdle();
});

test("beyond some hundreds end their connection", async () => {
  let begun = 0;
  await serve(() => void (begun += 1));
  socket.resume().write(getMany(1_000));
  await once(socket, "close");
  expect(begun).toBe(1);
  await expectIdle();
});
