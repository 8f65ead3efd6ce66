import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs one of the operator's commands as npm does, with these lines for its input, and tells how it ended and what it printed. */
export async function runCommand(name: string, lines: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, [".ci/operate.mjs", name], {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}
