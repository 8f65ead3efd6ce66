import { isSecretAddress } from "~/base/secret-address";
import { getEnvironment } from "../process/environment";

const YEAR_SECONDS = 31_536_000;

/** The policy of responses that are no page: they load nothing, and no site may frame them. */
const NOTHING_ALLOWED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of every response, files included; a page has its own policy (`forgetPolicyOf`). */
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

/** Headers of a secret address: no search engine may index it, and no referrer reveals it. */
export function listHeadersOfSecret(url: string): [string, string][] {
  if (!isSecretAddress(url)) return [];
  return [
    ["Referrer-Policy", "same-origin"],
    ["X-Robots-Tag", "noindex"],
  ];
}

/** A page's policy: only our own resources and form targets, and inline scripts with this response's nonce. */
export function writeContentSecurityPolicy(nonce: string): string {
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'"],
    // Charts position their parts with style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    // The development server reports changes to the page through a websocket on another port.
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
