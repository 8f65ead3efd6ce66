import { callBackend } from "~/backend/door.server";
import { isSuccess } from "~/contract/wire/envelope";
import { carrySession, findSession } from "~/web/identity/session.server";

/** Sends a stored picture to those who may see its subject; 404 for everybody else. */
export async function sendImage(request: Request, name: string): Promise<Response> {
  const session = await findSession(request);
  if (!session) return new Response("Not found", { status: 404 });
  const headers = carrySession(session);
  const answer = await callBackend("getImage", { params: { name } }, session);
  if (!isSuccess(answer)) return new Response("Not found", { status: 404, headers });
  const { image, content_type } = answer.return_object;
  headers.set("Content-Type", content_type);
  headers.set("Content-Security-Policy", "default-src 'none'");
  return new Response(Buffer.from(image, "base64"), { headers });
}
