/**
 * Measures the product beside a bare hydrated Remix page, in one run on one machine. Prints medians with
 * their spread; nothing here passes or fails, because machines are shared and noisy.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { thandi, walkTo } from "../support/answers";
import { createVisitor } from "../support/visitor";
import { timeKnownAndUnknown } from "./known-and-unknown";
import { timePageWhileAdvising } from "./page-while-advising";
import { timeOthersBesideFlood } from "./others-beside-flood";
import { timeRecalculations } from "./recalculation-time";
import { timeRecommendations } from "./recommendation-time";
import { readMemoryMegabytes, serveSite, stopSite, type ServedSite } from "./served-site";
import { timeSlowPhone } from "./slow-phone";
import { compareThroughput } from "./throughput";
import { weighPage } from "./weight";

const print = (line: string) => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
/** By then the demonstration's plans are usually finished, and the memory for them has been released. */
const IDLE_SECONDS = 90;

/** Walks through the whole survey and weighs every page. */
async function weighJourney({ origin }: ServedSite): Promise<string> {
  print(
    "\nGzip bytes (goals: JavaScript at most 4 kB on a survey step and none on a text; first page 14.6 kB)",
  );
  const visitor = createVisitor(origin);
  const weigh = async (name: string) => {
    const { scriptBytes, pageBytes } = await weighPage(origin, visitor.page().html);
    print(`  ${name}: JavaScript ${kilobytes(scriptBytes)}, HTML and CSS ${kilobytes(pageBytes)}`);
  };
  let cookie = "";
  for (const page of ["/en", "/en/contact", "/en/methodology", "/en/privacy", "/en/terms-of-use"]) {
    await visitor.open(page);
    await weigh(page);
  }
  for (const step of [1, 2, 3, 4, 5, 6, 7] as const) {
    if (step === 1) await walkTo(visitor, 1);
    await weigh(`/en/${step}`);
    if (step === 3) cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await visitor.press(step === 7 ? "save" : "next", thandi[step]);
  }
  await visitor.open("/en/thank-you");
  await weigh("/en/thank-you");
  await visitor.open("/en/recommendation-experience/1");
  await weigh("/en/recommendation-experience/1");
  await visitor.press("plan");
  await weigh("/en/recommended-plan");
  return cookie;
}

async function measure(bare: ServedSite, baobab: ServedSite & { dataDir: string }) {
  await sleep(IDLE_SECONDS * 1000);
  const idle = await readMemoryMegabytes(baobab);
  print(
    `\nIdle memory of the web process, its worker threads included: ${idle.toFixed(0)} MB (goal: at most 220)`,
  );
  const cookie = await weighJourney(baobab);
  const step = await (await fetch(`${baobab.origin}/en/1`)).text();
  const elements = step.match(/<[a-z]/g)?.length ?? 0;
  const size = new URLSearchParams({ elements: String(elements), bytes: String(step.length) });
  await timeKnownAndUnknown(baobab, print);
  await timeRecommendations(baobab.origin, print);
  await timeRecalculations(baobab.origin, print);
  await timeOthersBesideFlood(baobab.origin, print);
  await timePageWhileAdvising({ origin: baobab.origin, page: "/en/3", cookie }, print);
  await timeSlowPhone(baobab.origin, print);
  const asLarge = `${bare.origin}/as-large?${size}`;
  await compareThroughput(
    [
      { name: `bare page as large (${elements} elements), hydrated`, url: asLarge },
      { name: "the same without scripts", url: `${asLarge}&plain=1` },
      { name: "bare page with one field, hydrated", url: `${bare.origin}/` },
      { name: "/en/1, nothing answered", url: `${baobab.origin}/en/1` },
      { name: "/en/3, answers in the cookie", url: `${baobab.origin}/en/3`, cookie },
    ],
    print,
  );
}

async function main() {
  const [processor] = os.cpus();
  const memory = (os.totalmem() / 2 ** 30).toFixed(0);
  print(`Machine: ${processor?.model}, ${os.cpus().length} cores, ${memory} GiB, Node ${process.version}`);
  const bin = path.resolve("node_modules/.bin");
  const bareFolder = path.resolve("tests/perf/bare");
  execFileSync(path.join(bin, "remix"), ["build"], { cwd: bareFolder, stdio: "ignore" });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "baobab-bench-"));
  const bare = await serveSite({
    folder: bareFolder,
    command: path.join(bin, "remix-serve"),
    args: ["build/index.js"],
    firstPage: "/",
  });
  const baobab = await serveSite({
    folder: process.cwd(),
    command: process.execPath,
    args: [".ci/start.mjs"],
    firstPage: "/en",
    // Each invented guest has its own address, as if reported by a proxy.
    variables: { DATA_DIR: dataDir, TRUST_PROXY: "1" },
  });
  try {
    await measure(bare, { ...baobab, dataDir });
  } finally {
    await Promise.all([stopSite(bare), stopSite(baobab)]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
