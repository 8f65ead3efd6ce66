import { afterAll, beforeAll, expect, it } from "vitest";
import { inventCell } from "../support/accounts";
import { assembleCast } from "../support/cast";
import type { Cast } from "../support/cast";
import { inventIdentityNumber } from "../support/identity-numbers";
import { startServer } from "../support/server";
import type { TestServer } from "../support/server";
import { readErrorSummary, readText } from "../support/visitor";

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
  cast = await assembleCast(server);
});
afterAll(() => server.stop());

it("checks a list, adds its clients, and adds nobody twice", async () => {
  const { planner } = cast.visitors;
  const list = `First names,Surname,ID number,Cell number,Email\r\nZanele,Mokoena,${inventIdentityNumber()},${inventCell()},z@example.org\r\n`;
  await planner.open("/en/admin/clients/import");
  const refused = await planner.press("check", { list: "Name\nZanele" });
  expect(refused.status).toBe(422);
  expect(readErrorSummary(refused.html)[0]?.words).toContain("these headings are missing");
  const checked = await planner.press("check", { list });
  expect(readText(checked.html)).toContain("1 ready to add");
  const added = await planner.press("add");
  expect(readText(added.html)).toContain("1 added");
  await planner.open("/en/admin/clients/import");
  const again = await planner.press("check", { list });
  expect(readText(again.html)).toContain("0 ready to add, 1 yours already");
});
