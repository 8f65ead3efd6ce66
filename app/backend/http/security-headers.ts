import { isSecretAddress } from "~/base/secret-address";
import { getEnvironment } from "../process/environment";

const YEAR_SECONDS = 31_536_000;

/** What is no page loads nothing, and is shown in no other site's frame. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every answer, files included; a page has a policy of its own (`forgetPolicyOf`). */
export function listSecurityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    // Not `no-referrer`: browsers would then post forms with "Origin: null", which Remix refuses.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Content-Security-Policy", NOTHING_ALLOWED],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
  ];
  if (getEnvironment().isSecure)
    headers.push(["Strict-Transport-Security", `max-age=${YEAR_SECONDS}; includeSubDomains`]);
  return headers;
}

/** Headers of an address that is a secret: no search engine keeps it, and no other site is told. */
export function listHeadersOfSecret(url: string): [string, string][] {
  if (!isSecretAddress(url)) return [];
  return [
    ["Referrer-Policy", "same-origin"],
    ["X-Robots-Tag", "noindex"],
  ];
}

/** What a page may load and where it may post: only our own resources, and inline scripts with this answer's nonce. */
export function writeContentSecurityPolicy(nonce: string): string {
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'"],
    // Charts position their parts with style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // The development server tells the page about changes through a websocket on another port.
    "connect-src": getEnvironment().isDevelopment ? ["'self'", "ws:"] : ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}
