import path from "node:path";
import { defineConfig } from "vitest/config";

const root = path.resolve(import.meta.dirname, "..");
const alias = { "~": path.join(root, "app") };

/** One project a suite, so that `vitest --project unit` runs alone and nothing runs twice. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    globalSetup: [path.join(root, "tests/support/global-setup.ts")],
    projects: [
      {
        resolve: { alias },
        test: { name: "unit", root, include: ["app/**/*.test.{ts,tsx}"], environment: "node" },
      },
      {
        resolve: { alias },
        test: { name: "rooms", root, include: ["tests/rooms.test.ts"], environment: "node" },
      },
      {
        resolve: { alias },
        test: {
          name: "api",
          root,
          include: ["tests/api/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "start",
          root,
          include: ["tests/start/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "web",
          root,
          include: ["tests/web/**/*.test.ts"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
    ],
  },
});
