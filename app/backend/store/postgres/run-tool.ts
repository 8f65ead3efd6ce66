import { spawn } from "node:child_process";
import path from "node:path";
import type { Place } from "./place";

/** The outcome of a PostgreSQL tool. */
type ToolResult = { exitCode: number; output: string };

/** The last line of a tool's output, without its full stop. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.replace(/\.$/, "") ?? "no reason given";
}

/** The last twenty lines, which cover the latest start in a log of many. */
export function lastLines(text: string): string {
  return text.trim().split("\n").slice(-20).join("\n");
}

/** Runs `initdb` or `pg_ctl` as the database's user, outside our working folder, which that user may not enter. */
export async function runTool(place: Place, tool: "initdb" | "pg_ctl", args: string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(place.binaries, "bin", tool), args, {
      cwd: "/",
      // Our variables contain secrets, which the database's processes do not need.
      env: { NODE_ENV: "production", LC_ALL: "C", TZ: "UTC" },
      stdio: ["ignore", "pipe", "pipe"],
      // A separate process group, so that Ctrl-C in the terminal does not interrupt the tool halfway.
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
