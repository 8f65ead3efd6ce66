import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { sendByMailServer } from "../../app/backend/sending/mail-server";

const CHUNK = "x".repeat(65_536);
let server: ReturnType<typeof createServer>;
afterEach(() => server.close());

/** A mail server that sends its greeting or a part of it, and then never stops sending; counts the bytes sent. */
async function serveTalker(greeting: string, chunk = CHUNK): Promise<{ bytes: number }> {
  const talked = { bytes: 0 };
  const talk = (socket: Socket) => {
    while (!socket.destroyed && socket.write(chunk)) talked.bytes += chunk.length;
  };
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write(greeting);
    socket.on("drain", () => talk(socket));
    talk(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "advice@baobab.example",
    OPERATOR_EMAIL: "operator@baobab.example",
  });
  return talked;
}

it.each([
  ["a line that never ends", "220 ", CHUNK],
  ["lines that never end", "220-hello\r\n", "220-more\r\n".repeat(1_000)],
])("a mail server that answers with %s is cut off", async (_, greeting, chunk) => {
  const talked = await serveTalker(greeting, chunk);
  const mail = { to: "thandi@example.org", subject: "Hello", text: "Hello", id: "a-mail" };
  await expect(sendByMailServer(mail)).rejects.toThrow("the mail server did not take a message");
  expect(talked.bytes).toBeLessThan(20 * 1024 * 1024);
});
