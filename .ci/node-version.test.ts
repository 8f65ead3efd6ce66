import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { refuseNode } from "./node-version.mjs";

it.each(["20.11.0", "21.0.0", "22.22.2", "24.0.0", "26.9.9", process.versions.node])(
  "Node %s may run this",
  (version) => {
    expect(refuseNode(version)).toBeUndefined();
  },
);

it.each(["18.20.8", "20.10.0", "27.0.0"])("Node %s is refused in one sentence", (version) => {
  expect(refuseNode(version)).toBe(
    `Node ${version} cannot run this: Node 20.11 or newer, up to 26, is needed.`,
  );
});

it("is what package.json says", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };
  expect(engines.node).toBe(">=20.11 <27");
});
