import { spawn } from "node:child_process";
import path from "node:path";
import type { Place } from "./place";

/** How a tool of PostgreSQL ended. */
export type ToolResult = { exitCode: number; output: string };

/** What a tool said at last, without its full stop. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.replace(/\.$/, "") ?? "no reason given";
}

/** Runs `initdb` or `pg_ctl` as the database's user. They must not see our folder, which that user may not enter. */
export async function runTool(place: Place, tool: "initdb" | "pg_ctl", args: string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, "bin", tool), args, {
      cwd: "/",
      // Our own variables hold secrets, which the database's processes need not know.
      env: { NODE_ENV: "production", LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that Ctrl-C in the terminal reaches us only and the start is not torn in half.
      detached: true,
      ...(place.user ? { uid: place.user.uid, gid: place.user.gid } : {}),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.on("error", reject);
    child.on("close", (exitCode) => resolve({ exitCode: exitCode ?? 1, output }));
  });
}
