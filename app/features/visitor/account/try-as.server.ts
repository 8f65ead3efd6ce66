import { redirect } from "@remix-run/node";
import { enterAs } from "~/backend/door.server";
import { readId } from "~/base/read-id";
import { readForm } from "~/web/forms/form-protection.server";
import { finishLogin } from "./finish-login.server";

/** Logs in as a person of a demonstration; 404 on any other site. */
export async function tryAs(request: Request): Promise<Response> {
  const { form, distrust } = await readForm(request, ["userId"]);
  if (distrust) return redirect("/en/login", { status: 303 });
  const userId = readId(form.get("userId"));
  const opened = userId ? await enterAs(request, userId, new Date()) : undefined;
  if (!opened) throw new Response("Not Found", { status: 404 });
  return finishLogin(request, { pending: { kind: "login", type: opened.type }, opened });
}
