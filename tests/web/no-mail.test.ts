/**
 * The page that stops the yearly mail: from its link, and by the mail program's unsubscribe button. Without
 * scripts.
 */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { sealNoMailToken } from "../../app/backend/living-annuity/no-mail-token";
import { reachOver } from "../../app/backend/transports/remote";
import { type Account, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { checkedAnnuity } from "../support/checked-annuity";
import { createClient } from "../support/over-transports";
import { createVisitor, readText } from "../support/visitor";

const server = inject("site");
const { call } = createClient(() => reachOver(server.origin));

let account: Account;
let link: string;
beforeAll(async () => {
  account = await openAccount({ origin: server.origin });
  link = `/en/living-annuity/no-mail?token=${sealNoMailToken(account.userId)}`;
});

const keep = async () =>
  take(await call("keepCheck", { body: { ...checkedAnnuity, wants_mail: true } }, account)).wants_mail;
const isWanted = async () => take(await call("listChecks", {}, account))[0]?.wants_mail;

describe("the mail that asks somebody back", () => {
  it("is stopped by one press on the page of its link, and not by opening it", async () => {
    expect(await keep()).toBe(true);
    const visitor = createVisitor(server.origin);
    await visitor.open(link);
    expect(await isWanted()).toBe(true);
    const { status, html } = await visitor.press("stop");
    expect(status).toBe(200);
    expect(readText(html)).toContain("You get no more of these emails.");
    expect(await isWanted()).toBe(false);
  });

  it("is stopped by the button of a mailbox, which has neither cookie nor form", async () => {
    expect(await keep()).toBe(true);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await fetch(server.origin + link, { method: "POST", body });
    expect(answer.status).toBe(200);
    expect(await isWanted()).toBe(false);
  });

  it("is stopped by no link with another token", async () => {
    const visitor = createVisitor(server.origin);
    await visitor.open("/en/living-annuity/no-mail?token=made-up");
    const { status, html } = await visitor.press("stop");
    expect(status).toBe(404);
    expect(readText(html)).toContain("This link does not say whose email it is.");
  });
});
