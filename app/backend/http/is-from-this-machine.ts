import type { IncomingHttpHeaders } from "node:http";
import { isLoopbackName } from "../process/loopback.mjs";

/** Headers that proxies and tunnels add when they forward a request. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|(x-|true-)client-ip|cf-.*|.*-connecting-ip)$/;

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * True if a request comes from a browser on this machine: its socket is local, its host is a local name, and
 * nothing has forwarded it. A proxy without forwarding headers is recognised by HTTP 1.0, nginx's default,
 * which no browser uses.
 */
export function isFromThisMachine({
  headers,
  httpVersion,
  remoteAddress = "",
}: {
  headers: IncomingHttpHeaders;
  httpVersion: string;
  remoteAddress: string | undefined;
}): boolean {
  const asked = `http://${headers.host ?? ""}`;
  return (
    httpVersion === "1.1" &&
    LOOPBACK_ADDRESS.test(remoteAddress) &&
    URL.canParse(asked) &&
    isLoopbackName(new URL(asked).hostname) &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
