import { afterAll, beforeAll, expect, test } from "vitest";
import { getEnvironment } from "../../app/backend/process/environment";
import { sendByMailServer } from "../../app/backend/sending/mail-server";
import { serveMail, type TestMailServer } from "../support/mail-server";

/** A loopback address that the application does not treat as this machine. */
const host = "127.0.0.2";

const mail = { id: "1", to: "thandi@example.org", subject: "Your plan", text: "R150 000" };
let servers: TestMailServer[];
beforeAll(async () => {
  servers = await Promise.all([serveMail({ host, offersEncryption: false }), serveMail({ host })]);
  Object.assign(process.env, {
    SMTP_URL: servers[0]?.url,
    MAIL_FROM: "plans@baobab.example",
    OPERATOR_EMAIL: "operator@baobab.example",
  });
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

test.runIf(process.platform === "linux").each([
  ["does not encrypt", 0],
  ["nobody has vouched for", 1],
])("no mail leaves this machine to a server that %s", async (_, which) => {
  getEnvironment().SMTP_URL = servers[which]!.url;
  // An operator can correct this, so the mail waits.
  await expect(sendByMailServer(mail)).rejects.toMatchObject({ name: "DeliveryError", isFinal: false });
  expect(servers[which]?.countTries()).toBe(0);
});

test("a recipient is one address, whatever is in it", async () => {
  const here = await serveMail();
  getEnvironment().SMTP_URL = here.url;
  await sendByMailServer({ ...mail, to: "thandi@example.org, thief@example.org" }).catch(() => undefined);
  expect(here.arrived.flatMap(({ to }) => to)).not.toContain("thief@example.org");
  await here.close();
});
