import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Clone, makeClone, type Start, startClone } from "../support/clone";
import { runCommand } from "../support/run-command";

let clone: Clone;
beforeAll(() => void (clone = makeClone()));
afterAll(() => clone.remove());

async function removeDemo(): Promise<string> {
  const { output } = await runCommand("remove-demo", [], { DATA_DIR: path.join(clone.folder, ".data") });
  return output.trim();
}

const findPeople = async ({ origin }: Start) =>
  (await (await fetch(`${origin}/en/login`)).text()).match(/value="try-\d+"/g)?.sort();

it("loads a demonstration, refuses it at another address, and removes it", async () => {
  // A worker would start computing all their plans.
  const start = await startClone(clone, { DEMO: "", WORKER: "off" });
  await start.serves();
  expect(await findPeople(start)).toHaveLength(7);
  start.signal("SIGTERM");
  await start.ends();

  const refused = await startClone(clone, { PUBLIC_URL: "https://baobab.example" });
  expect(await refused.ends()).toBe(1);
  expect(refused.readOutput().trim()).toMatch(
    /The database holds people [^\n]* npm run operate -- remove-demo first\.$/,
  );

  expect(await removeDemo()).toBe(
    "The 16 people of the demonstration are deleted, with everything of theirs.",
  );
  expect(await removeDemo()).toBe("There are no people of a demonstration: nothing was changed.");
});
