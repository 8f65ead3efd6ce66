import { findSession } from "../../app/web/identity/session.server";
import { TEST_SECRETS } from "./database";
import type { Visitor } from "./visitor";

/** The bearer in the cookie of a visitor's browser. */
export async function readBearer({ cookies }: Pick<Visitor, "cookies">): Promise<string> {
  Object.assign(process.env, TEST_SECRETS);
  const headers = { Cookie: `baobab_guest=${cookies.get("baobab_guest")}` };
  const session = await findSession(new Request("http://localhost/en", { headers }));
  if (!session) throw new Error("the browser carries no session");
  return session.bearer;
}
