import { existsSync } from "node:fs";
import { readVariable, setVariable } from "./environment.mjs";
import { runChild } from "./run-child.mjs";
import { refuse, say } from "./say.mjs";

/** Debian's headless package of Chromium, which renders pages with a quarter less work. */
const HEADLESS = "chromium-headless-shell";
const DEBIAN_CHROMIUMS = [`/usr/bin/${HEADLESS}`, "/usr/bin/chromium"];

/**
 * The path of Chromium: from `CHROMIUM_PATH`, Debian's packages, or `npx playwright install chromium`.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const given = readVariable("CHROMIUM_PATH");
  if (given) return given;
  const ofDebian = DEBIAN_CHROMIUMS.find((file) => existsSync(file));
  if (ofDebian) return ofDebian;
  const { chromium } = await import("playwright");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Installs Debian's Chromium if it is missing and root runs this; otherwise says what to do, and exits. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && existsSync(found)) return;
  if (found) refuse(`There is no ${found} (CHROMIUM_PATH).`);
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    refuse(
      "The browser tests need Chromium: apt-get install chromium-headless-shell, npx playwright install chromium, or set CHROMIUM_PATH.",
    );
  }
  say("Installing Chromium (Debian package) …");
  setVariable("DEBIAN_FRONTEND", "noninteractive");
  const quiet = ["-qq", "-o=Dpkg::Use-Pty=0"];
  const updated = await runChild("apt-get", [...quiet, "update"]);
  const code =
    updated ||
    (await runChild("apt-get", [
      ...quiet,
      "install",
      "-y",
      "--no-install-recommends",
      HEADLESS,
      "fonts-dejavu-core",
    ]));
  if (code !== 0 || !existsSync(DEBIAN_CHROMIUMS[0])) {
    refuse(
      "Chromium could not be installed from Debian's packages: install it yourself, or set CHROMIUM_PATH.",
    );
  }
}
