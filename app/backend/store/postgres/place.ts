import { chmod, chown } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { makeDataFolder, makeFolder } from "../../process/make-folder";
import { readOrMakeSecret } from "../../process/secrets";
import { StartRefusal } from "../../process/start-refusal.mjs";
import { copyBinaries, findBinaries } from "./binaries";
import { canEnter, chooseSystemUser, type SystemUser } from "./system-user";

const ELSEWHERE = "/var/lib/baobab";

/** The location of the database's programs and files, and the user that runs them. */
export type Place = {
  binaries: string;
  /** Contains the cluster, its password, its log and the list of processes that use it. */
  home: string;
  user: SystemUser | undefined;
  /** One sentence if the files are not in the data folder. */
  notice: string | undefined;
};

/**
 * Chooses a place that the database's user can reach: the data folder, or `/var/lib/baobab` if root started
 * us below a folder that no one else may enter. Its name there is random and stored in the data folder, so
 * that a later clone at the same path never meets files encrypted with another clone's keys.
 */
export async function choosePlace(dataDir: string, name: string): Promise<Place> {
  const [user, binaries] = await Promise.all([chooseSystemUser(), findBinaries()]);
  const here = path.join(dataDir, name);
  makeDataFolder(dataDir);
  if (!user) {
    await makeHome(here, user);
    return { binaries: binaries.folder, home: here, user, notice: undefined };
  }
  if ((await canEnter(dataDir, user)) && (await canEnter(binaries.folder, user))) {
    await makeHome(here, user);
    return { binaries: binaries.folder, home: here, user, notice: undefined };
  }
  const id = readOrMakeSecret(dataDir, `${name}-place`, () => randomBytes(8).toString("hex"));
  const home = path.join(ELSEWHERE, `${name}-${id}`);
  const copied = path.join(ELSEWHERE, `postgresql-${binaries.version}`);
  makeFolder(ELSEWHERE);
  await chmod(ELSEWHERE, 0o755);
  await copyBinaries(binaries.folder, copied);
  await makeHome(home, user);
  for (const needed of [home, path.join(copied, "bin")]) {
    if (await canEnter(needed, user)) continue;
    throw new StartRefusal(
      `The user ${user.name}, who has to run the database, can enter neither ${dataDir} nor ${needed}.`,
    );
  }
  const notice = `The database's files are in ${home}, because the user ${user.name} cannot enter ${dataDir}.`;
  return { binaries: copied, home, user, notice };
}

async function makeHome(home: string, user: SystemUser | undefined): Promise<void> {
  makeFolder(home);
  try {
    await chmod(home, 0o700);
    if (user) await chown(home, user.uid, user.gid);
  } catch {
    throw new StartRefusal(`The folder ${home} belongs to another user.`);
  }
}
