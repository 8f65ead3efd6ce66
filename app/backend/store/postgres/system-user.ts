import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { StartRefusal } from "../../process/start-refusal.mjs";

/** The account under which PostgreSQL runs, if it is not our own. */
export type SystemUser = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. Under root it runs as `postgres` where that account exists, else as
 * `nobody`.
 * @returns undefined if the server can run as the current user
 */
export async function chooseSystemUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new StartRefusal(
    "The database cannot run as root and this system has neither a user postgres nor nobody: start as another user, or set DATABASE_URL.",
  );
}

/** True if a user may enter a folder. Asks the system, because modes and access lists of all parents count. */
export async function canEnter(folder: string, user: SystemUser): Promise<boolean> {
  return new Promise((resolve) => {
    const trial = execFile(
      "/bin/sh",
      ["-c", 'test -x "$1"', "sh", folder],
      { uid: user.uid, gid: user.gid, cwd: "/" },
      (error) => resolve(error === null),
    );
    trial.stdin?.end();
  });
}
