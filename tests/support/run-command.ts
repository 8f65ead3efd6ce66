import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs an operator's command as npm does, with these lines as its input, and returns its exit code and output. */
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
