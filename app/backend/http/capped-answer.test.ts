import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { readCappedAnswer } from "./capped-answer";

const MEBIBYTE = 1024 * 1024;

it("leaves an answer without end after little of it: the sender is cut off, and nothing piles up here", async () => {
  let offered = 0;
  const endless = function* () {
    for (const part = Buffer.alloc(64 * 1024); offered < 500 * MEBIBYTE; offered += part.length) yield part;
  };
  const server = createServer((_, outgoing) => void Readable.from(endless()).pipe(outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const cutOff = once(server, "request").then(([, outgoing]) => once(outgoing as ServerResponse, "close"));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(readCappedAnswer(answer, 64 * 1024)).rejects.toThrow("larger than 65536 bytes");
  await cutOff;
  // All that was sent beyond the limit was in this machine's buffers: it bounds what the reader could have
  // stored.
  expect(offered).toBeLessThan(50 * MEBIBYTE);
  server.close();
});
