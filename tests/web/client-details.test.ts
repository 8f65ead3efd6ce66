/** A client's contact details, as their planner changes them and a coach reads them. Without scripts. */
import { beforeAll, expect, inject, it } from "vitest";
import { assembleCast, type Cast, OWN_WORDS } from "../support/cast";
import { giveAdviser } from "../support/staff";
import { readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");
let cast: Cast;
let page: string;
beforeAll(async () => {
  cast = await assembleCast(server);
  page = `/en/admin/clients/${cast.person.userId}`;
});

it("are changed by a planner, who finds the client by the new name", async () => {
  const { planner } = cast.visitors;
  await planner.open(`${page}/details`);
  expect(planner.fields().get("surname")).toBe(OWN_WORDS.person[1]);
  const saved = await planner.press("save", { surname: "Ngcobo", preferredName: "Zo" });
  expect(readText(saved.html)).toContain("Saved.");
  expect(planner.fields().get("preferredName")).toBe("Zo");
  await planner.open("/en/admin/clients");
  const found = await planner.press("search", { search: "ngcobo" });
  expect(found.html).toContain("Ngcobo, Zo");
});

it("stay typed when something is wrong, and say at the field what", async () => {
  const { planner } = cast.visitors;
  await planner.open(`${page}/details`);
  const refused = await planner.press("save", { email: "no address", alternativeContactNumber: "abc" });
  expect(refused.status).toBe(422);
  expect(readTitle(refused.html)).toMatch(/^Error: /);
  expect(readErrorSummary(refused.html).map(({ href }) => href)).toEqual([
    "#email",
    "#alternativeContactNumber",
  ]);
  expect(planner.fields().get("email")).toBe("no address");
});

it("are read by a coach, who cannot change them", async () => {
  await giveAdviser(server.databaseUrl, { client: cast.person, adviser: cast.coach });
  const { coach } = cast.visitors;
  const { html } = await coach.open(`${page}/details`);
  expect(readText(html)).toMatch(/Surname \w+/);
  expect(html).not.toContain('name="surname"');
  const own = await coach.open(page);
  expect(own.html).not.toContain("hand-over");
  expect(own.html).not.toContain("/en/admin/fees");
});
