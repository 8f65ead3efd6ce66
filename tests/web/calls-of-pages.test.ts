/**
 * A page's calls to the services: none is repeated, although several loaders show the same plan, survey or
 * person.
 */
import { expect, inject, it } from "vitest";
import { becomeGuest } from "../support/guest-plans";
import { openLoggedInVisitor } from "../support/logged-in-visitor";
import { readText, type Visitor } from "../support/visitor";

const PANEL = "/en/api-debug";
const server = inject("otherSite");

/** The calls of one page, as the panel for developers lists them, sorted by name. */
async function listCalls(visitor: Visitor, address: string): Promise<string[]> {
  const panel = await visitor.open(PANEL);
  if (readText(panel.html).includes("of this browser")) await visitor.press("forget");
  expect(await visitor.open(address), address).toMatchObject({ status: 200, path: address });
  const text = readText((await visitor.open(PANEL)).html);
  return [...text.matchAll(/(\w+): R\d\d \d{3}, \d+ ms/g)].map(([, name = ""]) => name).sort();
}

it("a page of a plan asks for each thing once", async () => {
  const guest = await becomeGuest(server.origin);
  const plan = await guest.make("thandi");
  const calls = (path: string) => listCalls(guest.browser, `/en/${path}?plan=${plan}`);
  expect(await calls("2")).toEqual(["getPlan"]);
  const visit = ["getPlan", "getRecommendations"];
  expect(await calls("recommendation-experience/3")).toEqual(visit);
  expect(await calls("recommendation-experience/13")).toEqual(visit);
  const tab = await calls("recommendation-experience/12/dependants");
  expect(tab).toEqual(["calculateDependantsIncomes", ...visit]);
  await guest.browser.open(`/en/recommendation-experience/1?plan=${plan}`);
  await guest.browser.press("plan");
  expect(await calls("recommended-plan")).toEqual(visit);
  expect(await calls("recommended-plan/fees")).toEqual(visit);
  await guest.override(plan, { percent_capital_to_partner_dependants_annuity: 0.3 });
  expect(await calls("recommendation-experience/3")).toEqual(["getAttributes", ...visit]);
  const amended = await calls("recommendation-experience/12/dependants");
  expect(amended).toEqual(["calculateDependantsIncomes", "calculateIncomes", "getAttributes", ...visit]);
});

it("a page of somebody who is logged in asks once who that is", async () => {
  const { visitor } = await openLoggedInVisitor(server.origin);
  expect(await listCalls(visitor, "/en/1?plan=new")).toEqual(["getDraft"]);
  expect(await listCalls(visitor, "/en/profile")).toEqual(["getMaximumFees", "getUser", "getUserRoles"]);
});
