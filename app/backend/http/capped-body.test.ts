import { expect, it } from "vitest";
import { readCappedBody, readCappedForm } from "./capped-body";

const LIMIT_BYTES = 64 * 1024;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://localhost/en/1", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

/** An endless body of unknown length that counts the bytes read. */
function makeEndlessBody() {
  const read = { bytes: 0 };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    read.bytes += 16_384;
    controller.enqueue(new Uint8Array(16_384));
  };
  const stream = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  return { stream, read };
}

it("reads a body up to the limit, to the byte", async () => {
  const whole = await readCappedBody(post("x".repeat(100)), 100);
  expect(whole.ok && whole.value.byteLength).toBe(100);
  expect(await readCappedBody(post("x".repeat(101)), 100)).toEqual({ ok: false, reason: "tooLarge" });
});

it("refuses by the declared length before it reads anything", async () => {
  const { stream, read } = makeEndlessBody();
  const request = post(stream, { "Content-Length": "70000" });
  expect((await readCappedBody(request, LIMIT_BYTES)).ok).toBe(false);
  expect(read.bytes).toBe(0);
});

it("stops reading a body without a declared length soon after the limit", async () => {
  const { stream, read } = makeEndlessBody();
  expect((await readCappedBody(post(stream), LIMIT_BYTES)).ok).toBe(false);
  expect(read.bytes).toBeLessThan(2 * LIMIT_BYTES);
});

it("reads a form's fields, repeated ones too", async () => {
  const form = await readCappedForm(post("name=Nomvula+D&support=1&support=2", FORM));
  expect(form.ok && [...form.value]).toEqual([
    ["name", "Nomvula D"],
    ["support", "1"],
    ["support", "2"],
  ]);
});

it("finds no fields in what is not a form", async () => {
  const form = await readCappedForm(post("{}", { "Content-Type": "application/json" }));
  expect(form.ok && [...form.value]).toEqual([]);
});
