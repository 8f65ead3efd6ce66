import { isSecretAddress } from "~/base/secret-address";
import { getEnvironment } from "../process/environment";

const HALF_A_YEAR_SECONDS = 15_768_000;

/** Headers of every answer, files included. */
export function listSecurityHeaders(): [string, string][] {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    // Not `no-referrer`: browsers would then post forms with "Origin: null", which Remix refuses.
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    [
      "Permissions-Policy",
      "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ],
  ];
  if (getEnvironment().isSecure)
    headers.push(["Strict-Transport-Security", `max-age=${HALF_A_YEAR_SECONDS}`]);
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
