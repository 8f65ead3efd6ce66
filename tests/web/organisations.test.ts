import { beforeAll, expect, inject, it } from "vitest";
import { assembleCast, type Cast } from "../support/cast";
import { readErrorSummary, readText, readTitle } from "../support/visitor";

const server = inject("site");
let cast: Cast;
beforeAll(async () => {
  cast = await assembleCast(server);
});

const NEW = "/en/admin/organisations/new";

it("is added by an administrator, and listed with a link to its page", async () => {
  const { administrator } = cast.visitors;
  await administrator.open(NEW);
  const typed = {
    name: "Marula Fields Advice",
    website: "https://marula.example.org",
    allowsInitialFees: "yes",
  };
  const added = await administrator.press("details", typed);
  expect(added.path).toMatch(/^\/en\/admin\/organisations\/\d+\?saved$/);
  expect(readText(added.html)).toContain("Marula Fields Advice is saved.");
  expect(added.html).toContain(
    '<a href="https://marula.example.org" class="link" rel="noopener noreferrer">',
  );
  const list = await administrator.open("/en/admin/organisations");
  expect(readText(list.html)).toContain("Organisation FAIS licence Initial fees");
  expect(readText(list.html)).toContain("Marula Fields Advice None yet Allowed");
});

it("is added once, though its form is sent twice", async () => {
  const { administrator } = cast.visitors;
  await administrator.open(NEW);
  const impatient = administrator.clone();
  const typed = { name: "Twice Advice", allowsInitialFees: "no" };
  const [first, second] = [
    await administrator.press("details", typed),
    await impatient.press("details", typed),
  ];
  expect(first.path).toMatch(/^\/en\/admin\/organisations\/\d+\?saved$/);
  expect(second.path).toBe(first.path);
  expect(first.html).toMatch(/<p autofocus=""[^>]*role="status"/i);
});

it("comes back with what was typed and what is wrong with it", async () => {
  const { administrator } = cast.visitors;
  await administrator.open(NEW);
  const refused = await administrator.press("details", {
    name: "Kiaat",
    website: "http://kiaat.example.org",
  });
  expect(refused.status).toBe(422);
  expect(readTitle(refused.html)).toMatch(/^Error: /);
  expect(readErrorSummary(refused.html)).toEqual([
    { href: "#website", words: expect.stringContaining("https://") as string },
  ]);
  expect(administrator.fields().get("website")).toBe("http://kiaat.example.org");
});

it("that does not exist, or that a planner does not belong to, is not found", async () => {
  expect((await cast.visitors.administrator.open("/en/admin/organisations/987654")).status).toBe(404);
  expect((await cast.visitors.planner.open("/en/admin/organisations/1")).status).toBe(404);
  const own = await cast.visitors.planner.open("/en/admin/organisations");
  expect(readText(own.html)).toContain("You belong to no organisation yet");
});
