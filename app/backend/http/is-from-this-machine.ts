import type { IncomingHttpHeaders } from "node:http";
import { isLoopbackName } from "../process/loopback.mjs";

/** What proxies and tunnels add to a request that they pass on. */
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-original-.*|(x-|true-)client-ip|cf-.*|.*-connecting-ip)$/;

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Tells whether a request comes from a browser on this machine: its socket is local, it asks for a local name, and
 * nothing has passed it on. A proxy that says nothing of itself is known by HTTP 1.0, which nginx speaks unless told
 * otherwise, and no browser does.
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
