import { describe, expect, inject, it } from "vitest";
import { reachOver } from "../../app/backend/transports/remote";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { createClient, thandi } from "../support/over-transports";
import { readPaper } from "../support/read-paper";
import { take } from "../support/call";

const PAPER = "/en/recommended-plan/record-of-advice.pdf";

const server = inject("site");

/** Somebody with a plan and its recommendation, and the way to open a page as they do. */
async function openCustomer() {
  const { call, waitForRecommendation } = createClient(() => reachOver(server.origin));
  const { account, visitor } = await openLoggedInVisitor(server.origin);
  const accepted = { accepted: true as const, userId: account.userId, url: "/en", browser: "a test" };
  take(await call("acceptTerms", { body: accepted }, account));
  const { id } = take(await call("createPlan", { body: { ...thandi, rsaid: account.rsaid } }, account));
  await waitForRecommendation(account, id);
  const Cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = (address: string) =>
    fetch(server.origin + address, { headers: { Cookie }, redirect: "manual" });
  /** As a browser does that is told to ask again. */
  const download = async (address: string) => {
    for (;;) {
      const answer = await open(address);
      if (answer.status !== 202) return answer;
      expect(answer.headers.get("Refresh")).toBe("3");
      expect(await answer.text()).toMatch(/^We are still making your record of advice/);
    }
  };
  const select = async () =>
    take(await call("selectPlan", { body: { id, plan_type: "base" } }, account)).record;
  return { id, open, download, select };
}

describe("the record of advice as a file", () => {
  it("is downloaded by its owner right after the plan is selected, and kept by no cache", async () => {
    const { id, download, select } = await openCustomer();
    const record = await select();
    const answer = await download(`${PAPER}?plan=${id}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      new RegExp(`^attachment; filename="baobab-record-of-advice-${id}-\\d{4}-\\d\\d-\\d\\d\\.pdf"$`),
    );
    const read = await readPaper(new Uint8Array(await answer.arrayBuffer()));
    expect(read.isTagged).toBe(true);
    expect(read.text.replace(/\s/g, "")).toContain(record?.sha256);
  });

  it("is that of the record that the address names", async () => {
    const { id, open, download, select } = await openCustomer();
    const [first] = [await select(), await select()];
    const answer = await download(`${PAPER}?plan=${id}&record=${first?.record_id}`);
    const read = await readPaper(new Uint8Array(await answer.arrayBuffer()));
    expect(read.text).toContain(first?.record_id);
    const unknown = await open(`${PAPER}?plan=${id}&record=00000000-0000-4000-8000-000000000000`);
    expect(unknown.status).toBe(404);
  });

  it("leads to where a plan is chosen before there is a record, and is not found for others", async () => {
    const { id, open } = await openCustomer();
    const none = await open(`${PAPER}?plan=${id}`);
    expect([none.status, none.headers.get("Location")]).toEqual([
      302,
      `/en/recommended-plan/record-of-advice?plan=${id}`,
    ]);
    const other = await openCustomer();
    expect((await other.open(`${PAPER}?plan=${id}`)).status).toBe(404);
  });
});
