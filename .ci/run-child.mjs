import { spawn } from "node:child_process";

/**
 * Runs a program to its end. It gets its own process group, and a signal to us ends the whole group, so that
 * Ctrl-C or SIGTERM leaves no grandchild (npm's shells, browsers, test workers) running.
 * @param options.errors the target of its stderr: an open file's number; by default our own
 * @param options.keepOutput receives all of its output, part by part, instead of our own stdout and stderr
 * @returns {Promise<number>} its exit code
 */
export function runChild(command, args, { errors = "inherit", keepOutput } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = keepOutput ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", errors];
    const child = spawn(command, args, { stdio, detached: true });
    if (keepOutput) for (const stream of [child.stdout, child.stderr]) stream.on("data", keepOutput);
    let stoppedBy;
    const stop = (signal) => {
      if (stoppedBy) killGroup(child.pid, "SIGKILL");
      stoppedBy = signal;
      killGroup(child.pid, "SIGTERM");
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      if (stoppedBy) process.exit(stoppedBy === "SIGINT" ? 130 : 143);
      resolve(code ?? 1);
    });
  });
}

function killGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended already.
  }
}
