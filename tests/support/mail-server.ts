import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A received mail: its envelope, and its text as sent. */
export type ArrivedMail = { from: string; to: string[]; content: string };

/** The server's reaction to the next mail instead of accepting it. */
type Behaviour = "hang" | { code: number };

export type TestMailServer = {
  /** For SMTP_URL. */
  url: string;
  /** The number of attempts to deliver, successful or not. */
  countTries: () => number;
  arrived: ArrivedMail[];
  behaveNext: (...behaviours: Behaviour[]) => void;
  /** Stops listening; a later `open` listens on the same port. */
  close: () => Promise<void>;
  open: () => Promise<void>;
};

/** Starts an SMTP server on a free local port; its certificate is self-signed. */
export async function serveMail({
  host = "127.0.0.1",
  offersEncryption = true,
} = {}): Promise<TestMailServer> {
  const arrived: ArrivedMail[] = [];
  const next: Behaviour[] = [];
  let tries = 0;
  let port = 0;
  let server = makeServer();

  function makeServer(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      hideSTARTTLS: !offersEncryption,
      closeTimeout: 100,
      onData(stream, { envelope }, done) {
        tries += 1;
        const behaviour = next.shift();
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (behaviour === "hang") return;
          if (behaviour) {
            const to = envelope.rcptTo.map(({ address }) => address).join(" ");
            return done(Object.assign(new Error(`no mail for ${to}`), { responseCode: behaviour.code }));
          }
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          arrived.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            content: Buffer.concat(chunks).toString(),
          });
          done();
        });
      },
    });
  }

  async function open(): Promise<void> {
    server = makeServer();
    // A client that gives up breaks the connection, which is not an error here.
    server.on("error", () => undefined);
    await new Promise<void>((resolve) => server.listen(port, host, () => resolve()));
    ({ port } = server.server.address() as AddressInfo);
  }

  await open();
  return {
    url: `smtp://${host}:${port}`,
    countTries: () => tries,
    arrived,
    behaveNext: (...behaviours) => void next.push(...behaviours),
    close: () => new Promise((resolve) => server.close(() => resolve())),
    open,
  };
}

/** All mails that a site sent, from the address of its mailbox. */
export async function readMailbox({ mailbox }: { mailbox: string }): Promise<ArrivedMail[]> {
  return (await (await fetch(mailbox)).json()) as ArrivedMail[];
}

/** The text of a mail, with white space collapsed. */
export function readMailWords({ content }: ArrivedMail): string {
  return content
    .replace(/=\r?\n/g, "")
    .replace(/=3D/g, "=")
    .replace(/\s+/g, " ");
}
