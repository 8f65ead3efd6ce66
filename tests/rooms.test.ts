import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { FLOOR_PLANS } from "./support/floor-plans";
import { checkFloors, type Floors } from "./support/floors";
import { hasAction } from "./support/has-action";
import { checkRooms } from "./support/rooms";

const root = path.resolve(import.meta.dirname, "..");

function readFolder(folder: string): Map<string, string> {
  const files = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

const readProject = () => readFolder("app");

describe("the rooms of the project", () => {
  it("import only what architecture allows, and hold files of a readable length", () => {
    const others = ["tests", "fixtures", ".ci"].flatMap((folder) => [...readFolder(folder)]);
    expect(checkRooms(readProject(), new Map(others))).toEqual([]);
  });

  it.each(Object.entries(FLOOR_PLANS))("in %s only look down", (house, floors) => {
    expect(checkFloors(readProject(), house, floors)).toEqual([]);
  });

  it("reads the environment in one file of the site and one of its scripts", () => {
    const files = [...readProject(), ...readFolder(".ci")].filter(([file]) => !/\.test\.tsx?$/.test(file));
    const readers = files.filter(([, text]) => /\bprocess\.env\b/.test(text)).map(([file]) => file);
    expect(readers.sort()).toEqual([".ci/environment.mjs", "app/backend/process/environment.ts"]);
  });

  it("enhance every page that takes a form, so that one press is one post", () => {
    // The page for unknown addresses answers forms, but shows none.
    const pages = [...readProject()].filter(([file]) => /^app\/routes\/en\.(?!\$\.).*\.tsx$/.test(file));
    const withForms = pages.filter(([, text]) => hasAction(text));
    const bare = withForms.filter(([, text]) => !text.includes("enhance: true"));
    expect(withForms.length).toBeGreaterThan(50);
    expect(bare.map(([file]) => file)).toEqual([]);
  });

  it("hang from a root that has nothing else in it", () => {
    const allowed = [
      "app",
      "fixtures",
      "package-lock.json",
      "package.json",
      "public",
      "README.md",
      "remix.config.js",
    ];
    const more = ["tailwind.config.ts", "tests", "tsconfig.json"];
    // Created by npm, the build and the tests; Git ignores them.
    const made = ["build", "node_modules", "test-results"];
    const unexpected = readdirSync(root).filter(
      (name) => !name.startsWith(".") && ![...allowed, ...more, ...made].includes(name),
    );
    expect(unexpected).toEqual([]);
  });
});

describe("the check of the rooms", () => {
  const planted: [string, Record<string, string>][] = [
    ["app/engine/tax.ts imports a package: zod", { "app/engine/tax.ts": `import { z } from "zod";` }],
    ["app/base/rate.ts imports a package: node:fs", { "app/base/rate.ts": `import "node:fs";` }],
    ["app/engine/tax.ts imports a package: dayjs", { "app/engine/tax.ts": `import dayjs from "dayjs";` }],
    [
      "app/web/forms/day.ts imports a package: dayjs/plugin/utc.js",
      { "app/web/forms/day.ts": `import utc from "dayjs/plugin/utc.js";` },
    ],
    [
      "app/base/rate.ts (base) imports app/engine/tax.ts (engine)",
      { "app/base/rate.ts": `import "~/engine/tax";`, "app/engine/tax.ts": "" },
    ],
    [
      "app/ui/field.tsx (ui) imports app/contract/rule.ts (contract)",
      { "app/ui/field.tsx": `import "~/contract/rule";`, "app/contract/rule.ts": "" },
    ],
    [
      "app/ui/plan-link.tsx knows this product: plan, Annuities, PLAN, Plan, `/en",
      {
        "app/ui/plan-link.tsx":
          "// Annuities\nconst PLAN_LINK = 1;\nconst usePlanLink = (id: number) => `/en/1?for=${id}`;",
      },
    ],
    [
      "app/contract/plan.ts imports a package: react",
      { "app/contract/plan.ts": `import React from "react";` },
    ],
    [
      "app/features/plan/page/page.tsx (features) imports app/engine/tax.ts (engine)",
      { "app/features/plan/page/page.tsx": `export { x } from "~/engine/tax";`, "app/engine/tax.ts": "" },
    ],
    [
      "app/features/plan/change/tab.tsx asks the feature plan/explanation: a route joins features",
      {
        "app/features/plan/change/tab.tsx": `import { steps } from "../explanation/steps";`,
        "app/features/plan/explanation/steps.ts": `import { save } from "../change/save";`,
        "app/features/plan/change/save.ts": "export const save = 1;",
      },
    ],
    [
      "app/features/plan/page/page.tsx opens the backend's door: only a *.server.ts of features or web may",
      {
        "app/features/plan/page/page.tsx": `import { callBackend } from "~/backend/door.server";`,
        "app/backend/door.server.ts": "",
      },
    ],
    [
      "app/features/plan/page/plan.server.ts passes by the backend's door: app/backend/store/schema.ts",
      {
        "app/features/plan/page/plan.server.ts": `const s = await import("~/backend/store/schema");`,
        "app/backend/store/schema.ts": "",
      },
    ],
    [
      "app/routes/en.plan.tsx (routes) imports app/engine/tax.ts (engine)",
      { "app/routes/en.plan.tsx": `import "~/engine/tax";`, "app/engine/tax.ts": "" },
    ],
    [
      "app/backend/plan.ts (backend) imports app/features/plan/page/page.tsx (features)",
      { "app/backend/plan.ts": `import "~/features/plan/page/page";`, "app/features/plan/page/page.tsx": "" },
    ],
    [
      "app/backend/plan.ts passes by the engine's index: app/engine/tax.ts",
      { "app/backend/plan.ts": `import { tax } from "~/engine/tax";`, "app/engine/tax.ts": "" },
    ],
    [
      "app/docs/figures.ts (docs) imports app/engine/basis/basis.ts (engine)",
      {
        "app/docs/figures.ts": `import type { Basis } from "../engine/basis/basis";`,
        "app/engine/basis/basis.ts": "",
      },
    ],
    [
      "app/ui/a.ts imports app/ui/b.ts imports app/ui/a.ts: a circle",
      { "app/ui/a.ts": `import "./b";`, "app/ui/b.ts": `import type { A } from "~/ui/a";` },
    ],
    [
      "app/ui/c.ts imports app/ui/d.ts imports app/ui/e.ts imports app/ui/c.ts: a circle",
      {
        "app/ui/b.ts": `import "./c";`,
        "app/ui/c.ts": `import "./d";`,
        "app/ui/d.ts": `export { e } from "./e";`,
        "app/ui/e.ts": `const c = await import("./c");`,
      },
    ],
    [
      "Range is exported by app/contract/rules.ts and app/engine/limits.ts",
      {
        "app/contract/rules.ts": "export type Range = 1;",
        "app/contract/ask.ts": `import type { Range } from "./rules";`,
        "app/engine/limits.ts": "export type Range = 2;",
        "app/engine/adjust.ts": `import type { Range } from "./limits";`,
      },
    ],
    [
      "findPlan is exported by app/backend/find-plan.ts and app/words/plan.ts and app/web/page/plan.tsx",
      {
        "app/backend/find-plan.ts": "export async function findPlan() {}",
        "app/words/plan.ts": "const find = 1;\nexport { find as findPlan };",
        "app/web/page/plan.tsx": "export const findPlan = 2;",
        "app/backend/ask.ts": `import { findPlan } from "./find-plan"; import { findPlan as find } from "~/words/plan";`,
        "app/web/page/ask.ts": `import * as all from "./plan";`,
      },
    ],
    [
      "app/ui/a.ts exports look, which no other file imports",
      {
        "app/ui/a.ts": "export const look = 1;\nexport const show = 2;",
        "app/ui/b.ts": `import { show } from "./a";`,
      },
    ],
    ["app/routes/en.test.ts would be a public address", { "app/routes/en.test.ts": "" }],
    ["app/ui/long.ts has 321 lines", { "app/ui/long.ts": "\n".repeat(321) }],
    ["app/ui/long.test.ts has 321 lines", { "app/ui/long.test.ts": "\n".repeat(321) }],
    ["app/ui/MyField.tsx is not named in kebab-case", { "app/ui/MyField.tsx": "" }],
    ["app/base/utils.ts has a name that says nothing", { "app/base/utils.ts": "" }],
    ["app/things/box.ts is in no room", { "app/things/box.ts": "" }],
    ["app/ui/a.ts imports what is not there: ~/ui/b", { "app/ui/a.ts": `import "~/ui/b";` }],
  ];

  it.each(planted)("finds: %s", (finding, files) => {
    expect(checkRooms(new Map(Object.entries(files)))).toEqual([finding]);
  });

  it("finds a test outside the rooms that is too long", () => {
    const others = new Map([["tests/web/long.test.ts", "\n".repeat(321)]]);
    expect(checkRooms(new Map(), others)).toEqual(["tests/web/long.test.ts has 321 lines"]);
  });

  it("accepts what architecture allows", () => {
    const files = {
      "app/root.tsx": `import { useNonce } from "~/ui/nonce"; import { protect } from "~/web/forms/form.server";`,
      "app/entry.server.tsx": `import { startBackend } from "~/backend/door.server"; import "react-dom/server";`,
      "app/routes/en.$step.tsx": `import { Step } from "~/features/visitor/survey/step"; import type { P } from "~/contract/plan";`,
      "app/routes/api.$.ts": `import { answerHere } from "~/backend/door.server";`,
      "app/features/visitor/survey/step.tsx": `import { who } from "~/web/identity/who"; import { Field } from "~/ui/nonce"; import "./step.css";`,
      "app/features/visitor/survey/step.css": "",
      "app/features/visitor/survey/step.server.ts": `import { callBackend } from "~/backend/door.server";`,
      "app/web/identity/who.ts": "",
      "app/web/forms/form.server.ts": "",
      "app/ui/nonce.ts": `import { createContext } from "react"; import { formatRand } from "~/base/money";`,
      "app/ui/explain.ts": `const explainPlace = ({ clientX }) => "/end";`,
      "app/contract/plan.ts": `import { z } from "zod";`,
      "app/backend/door.server.ts": `export * from "./plan";`,
      "app/backend/plan.ts": `import { tax } from "~/engine"; import "~/contract/plan"; import "pg";`,
      "app/engine/index.ts": `export { tax } from "./tax";\nexport type { Table } from "./tables/tax-2026";`,
      "app/engine/tax.ts": `import { round } from "~/base/money"; import { table } from "./tables/tax-2026";`,
      "app/engine/tables/tax-2026.ts": `export type Table = 1;${"\n".repeat(900)}`,
      "app/routes/en.privacy.tsx": "export const meta = 1;",
      "app/routes/en.menu.tsx": "export const meta = 2;",
      "app/engine/tax.test.ts": `import { it } from "vitest"; import fc from "fast-check";`,
      "app/base/date.ts": `import dayjs from "dayjs"; import utc from "dayjs/plugin/utc.js";`,
      "app/base/money.ts": `// "an import" in a comment, from "nowhere", is none`,
    };
    expect(checkRooms(new Map(Object.entries(files)))).toEqual([]);
  });
});

describe("the check of the floors", () => {
  const floors: Floors = { high: { api: "calls" }, low: { plans: "plans", store: "tables" } };
  const house = {
    "app/backend/door.server.ts": `export { answer } from "./api/answer";`,
    "app/backend/api/answer.ts": `import { findPlan } from "../plans/find-plan"; import "./read";`,
    "app/backend/api/answer.test.ts": `import "./answer";`,
    "app/backend/api/read.ts": `import "~/contract/plan";`,
    "app/backend/plans/find-plan.ts": `import { table } from "../store/table";`,
    "app/backend/plans/find-plan.test.ts": `import "../api/answer";`,
    "app/backend/store/table.ts": "",
    "app/backend/store/open.ts": "",
  };
  const planted: [string, Record<string, string>][] = [
    [
      "app/backend/plans/find-plan.ts looks up to app/backend/api/read.ts",
      { "app/backend/plans/find-plan.ts": `import type { Read } from "~/backend/api/read";` },
    ],
    [
      "app/backend/store/table.ts looks up to app/backend/plans/find-plan.ts",
      { "app/backend/store/table.ts": `const plans = await import("../plans/find-plan");` },
    ],
    [
      "app/backend/api/read.ts looks up to app/backend/door.server.ts",
      { "app/backend/api/read.ts": `export { answer } from "../door.server";` },
    ],
    ["app/backend/refuse.ts is on no floor", { "app/backend/refuse.ts": "" }],
    ["app/backend/cellar/box.ts is on no floor", { "app/backend/cellar/box.ts": "" }],
    [
      "the room store has 26 files",
      Object.fromEntries(
        Array.from({ length: 24 }, (_, index) => [`app/backend/store/part-${index}.ts`, ""]),
      ),
    ],
  ];

  it.each(planted)("finds: %s", (finding, files) => {
    expect(checkFloors(new Map(Object.entries({ ...house, ...files })), "app/backend/", floors)).toEqual([
      finding,
    ]);
  });

  it("finds a room of a single file", () => {
    const files = new Map<string, string>(Object.entries(house));
    files.delete("app/backend/store/open.ts");
    expect(checkFloors(files, "app/backend/", floors)).toEqual(["the room store has 1 files"]);
  });

  it("accepts rooms that only look down", () => {
    expect(checkFloors(new Map(Object.entries(house)), "app/backend/", floors)).toEqual([]);
  });

  it.each([
    ["app/engine/", "basis/planted.ts", "index.ts"],
    ["app/contract/", "wire/planted.ts", "operations.ts"],
    ["app/words/", "plan/planted.ts", "changes/lever-words.ts"],
    ["app/web/", "cookies/planted.server.ts", "forms/planted-too.server.ts"],
    ["app/ui/", "planted.tsx", "form/index.ts"],
  ])("objects where %s%s imports %s", (house, lower, upper) => {
    const planted = new Map([
      ...readProject(),
      [house + lower, `import "~/${(house + upper).slice(4).replace(/\.tsx?$/, "")}";`],
      ...(upper.includes("planted") ? [[house + upper, ""] as const] : []),
    ]);
    expect(checkFloors(planted, house, FLOOR_PLANS[house] ?? {})).toEqual([
      `${house}${lower} looks up to ${house}${upper}`,
    ]);
  });
});
