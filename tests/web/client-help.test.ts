/** The adviser's page of a client, about remaining debt and the grant. Without scripts. */
import { expect, inject, it } from "vitest";
import { formatDayMonthYear } from "../../app/base/date";
import { reachOver } from "../../app/backend/transports/remote";
import { inventCell, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { openDesk } from "../support/logged-in-visitor";
import { createClient, thandi } from "../support/over-transports";
import { employAt } from "../support/staff";
import { today } from "../support/today";
import { readText } from "../support/visitor";

const { origin, databaseUrl } = inject("site");
const { call, waitForRecommendation } = createClient(() => reachOver(origin));

it("names the cost of a debt that stays, who helps and the grant, on both sides of R360 000", async () => {
  const planner = await openAccount({ origin });
  await employAt(databaseUrl, [[planner, "planner"]]);
  const desk = await openDesk(origin, planner, "planner");
  const rsaIdNr = inventIdentityNumber();
  const user = { firstNames: "Lerato", surname: "Mofokeng", rsaIdNr, cellNr: inventCell() };
  const added = take(
    await call("createUser", { body: { user: { ...user, email: "lerato@example.org" } } }, planner),
  );
  if (!("user" in added)) throw new Error("the account was not opened");
  const readClient = async (answers: object) => {
    const body = { ...thandi, rsaid: rsaIdNr, client_agreed_on: formatDayMonthYear(today), ...answers };
    const { id } = take(await call("createPlan", { body }, planner));
    await waitForRecommendation(planner, id);
    const page = await desk.open(`/en/admin/clients/${added.user.userId}`);
    return { id, text: readText(page.html) };
  };
  for (const retirement_savings of [359_000, 361_000]) {
    const { id, text } = await readClient({ retirement_savings, has_debt: "yes", debt_value: 200_000 });
    expect(text).toContain(`What may help Lerato, plan ${id}`);
    expect(text).toMatch(/R\d+ \d{3} of Lerato’s debt stays/);
    expect(text).toContain("A registered debt counsellor may be able to lower what debts cost a month");
    expect(text).toMatch(/Lerato may be due .* of the older person’s grant/);
  }
  // Such savings repay the debt, and their income is above the grant's limit.
  expect((await readClient({ retirement_savings: 7_300_000 })).text).not.toContain("What may help");
});
