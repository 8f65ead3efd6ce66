import net from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { thandi, walkTo } from "../support/answers";
import { endSession, changeKept, logIn, readCode, register } from "../support/logged-in";
import { openAccount } from "../support/accounts";
import { openDesk, logInVisitor } from "../support/logged-in-visitor";
import { employAt, giveAdviser } from "../support/staff";
import { queryAt } from "../support/query";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { createVisitor, readText, readTitle } from "../support/visitor";

let server: TestServer;
beforeAll(async () => { server = await startServer({ environment: { LIMIT_FACTOR: "1000" } }); });
afterAll(() => server.stop());
const show = (label: string, page: { status: number; path: string; html: string }) =>
  console.log(label, page.status, page.path, readTitle(page.html), "|", readText(page.html.replace(/<header[\s\S]*<\/header>/, "")).slice(0, 500));

it("other role", async () => {
  const visitor = createVisitor(server.origin);
  const { rsaIdNr } = await register(visitor);
  const { rows } = await queryAt(server, "select max(id) as id from users") as any;
  const userId = Number(rows?.[0]?.id);
  await employAt(server.databaseUrl, [[{ userId, rsaid: rsaIdNr } as never, "planner"]]);
  await walkTo(visitor, 2);
  await endSession(visitor);
  show("late", await visitor.press("next", thandi[2]));
  await visitor.open("/en/login");
  show("login", visitor.page());
  console.log([...visitor.fields()].join(" "));
  show("send", await visitor.press("send", { rsaIdNr, type: "adviser" }));
  show("verify", await visitor.press("verify", { otp: await readCode(visitor) }));
  show("carried", await visitor.submit());
}, 60_000);

it("two late", async () => {
  const visitor = createVisitor(server.origin);
  const { rsaIdNr } = await register(visitor);
  await walkTo(visitor, 2);
  const second = visitor.clone();
  await second.open("/en/profile");
  await endSession(visitor);
  show("late 1", await visitor.press("next", thandi[2]));
  for (const [k, v] of visitor.cookies) second.cookies.set(k, v);
  show("late 2", await second.press("details", { preferredName: "Nomvula" }));
  for (const [k, v] of second.cookies) visitor.cookies.set(k, v);
  show("in", await logIn(visitor, rsaIdNr, "/en/login?next=%2Fen%2F2"));
}, 60_000);

it("expired words", async () => {
  const planner = await openAccount({ origin: server.origin });
  const admin = await openAccount({ origin: server.origin });
  await employAt(server.databaseUrl, [[planner, "planner"], [admin, "administrator"]]);
  const a = await openDesk(server.origin, admin, "administrator");
  const p = await openDesk(server.origin, planner, "planner");
  show("desk", await p.open("/en/admin/clients"));
  await a.open(`/en/admin/people/${planner.userId}`);
  console.log([...a.fields("details")].join(" "));
  await queryAt(server, `delete from sessions where user_id = ${planner.userId}`);
  show("ended", await p.open("/en/admin/clients"));
  const c = await openAccount({ origin: server.origin });
  const cv = await logInVisitor(server.origin, c);
  await cv.open("/en/profile");
  await queryAt(server, `update users set is_active = false where id = ${c.userId}`);
  show("closed", await cv.open("/en/profile"));
  const d = await openAccount({ origin: server.origin });
  const dv = await logInVisitor(server.origin, d);
  await dv.open("/en/profile");
  await queryAt(server, `update sessions set created_at = created_at - interval '13 hours' where user_id = ${d.userId}`);
  show("12h", await dv.press("details", { preferredName: "Nomvula" }));
  const e = await openAccount({ origin: server.origin });
  const ev = await logInVisitor(server.origin, e);
  await ev.open("/en/profile");
  await queryAt(server, `delete from sessions where user_id = ${e.userId}`);
  show("ended while typing", await ev.press("details", { preferredName: "Nomvula" }));
}, 60_000);

function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.origin);
    const socket = net.connect(Number(port), hostname, () => socket.write(text, "latin1"));
    let got = "";
    socket.setTimeout(2000, () => socket.destroy());
    socket.on("data", (chunk) => { got += chunk; });
    socket.on("close", () => resolve(got.split("\r\n")[0] + " || " + got.slice(-160).replace(/\s+/g, " ")));
    socket.on("error", () => resolve("error"));
  });
}
it("raw", async () => {
  for (const target of ["http://evil.example/api/health/live", "*", "/api/users/%00", "/api/users/9223372036854775808/fees", "/api/plan?id=%0a", "/en/%00", "/en/admin/clients/99999999999999999999", "/en/1%0d%0aX:y", "//evil.example/en", "/en/landing_page/9223372036854775808", "/en/landing_page/0", "/en/shared/%00", "/en/recommended-plan?plan=9223372036854775808", "/en/session-expired?next=//evil.example", "/en/session-expired?next=/en/%00&lost=long", "/en/login?next=/en\\evil", "/en/methodology/%C0%80", "/api/%E0%A4%A", "/en/%E0%A4%A", "/images/%2e%2e/%2e%2e/etc/passwd", "/en/contact?plan=%F0%9F%98%80", "/build/%00", "/build/..%2f..%2fetc/passwd", "/en/my-data/fees?answered=%00"])
    for (const method of ["GET", "POST"])
      console.log(method, target, (await raw(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)).slice(0, 190));
}, 120_000);
