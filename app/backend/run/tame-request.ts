import type { IncomingMessage } from "node:http";

type Addressed = Pick<IncomingMessage, "url" | "headers">;

/** Below it no page's data is to be had; matched as the router matches, in any case and however it is encoded. */
const CALLS = /^\/+api(\/|$)/i;

/** Takes out of a request what the router would act upon, or break on, before any code of ours sees it. */
export function tameRequest(request: Addressed): void {
  const { headers } = request;
  if (!isHost(headers.host)) headers.host = "localhost";
  if (!isHost([headers["x-forwarded-host"]].flat()[0])) delete headers["x-forwarded-host"];
  request.url = dropPageData(request.url ?? "/");
}

function isHost(sent: string | undefined): boolean {
  return sent === undefined || URL.canParse(`http://${sent}/`);
}

/** With `_data` the router answers with the data of a page, which is no answer of a call. */
function dropPageData(address: string): string {
  const [path = "", query] = address.split("?", 2);
  if (query === undefined || !CALLS.test(decode(path))) return address;
  const fields = new URLSearchParams(address.slice(path.length + 1));
  if (!fields.has("_data")) return address;
  fields.delete("_data");
  return `${path}?${fields}`;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
