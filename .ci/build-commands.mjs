/** Bundles the commands that work on a site's database: they share the product's code, and where it runs there is no compiler. */
import path from "node:path";
import { bundle } from "./bundle.mjs";

const COMMANDS = [
  ".ci/people/add-administrator.ts",
  ".ci/people/reset-passkeys.ts",
  ".ci/people/remove-demo.ts",
  ".ci/operate/rotate-keys.ts",
  ".ci/operate/move-database.ts",
];

for (const command of COMMANDS) {
  const name = path.basename(command, ".ts");
  await bundle(command, `build/${name}.mjs`, { packages: "external" });
}
