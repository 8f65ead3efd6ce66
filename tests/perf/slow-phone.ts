import { chromium, type Browser } from "playwright";
import { findChromium } from "../../.ci/chromium.mjs";
import { median } from "./statistics";

const ROUNDS = 7;
const PROCESSOR_SLOWDOWN = 6;
const LATENCY_MILLISECONDS = 400;
const BYTES_A_SECOND = (400 * 1000) / 8;

/** Seconds until a page has loaded and its scripts have run, for a first-time visitor. */
async function timeFirstVisit(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PROCESSOR_SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MILLISECONDS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  const started = performance.now();
  await page.goto(url, { waitUntil: "load" });
  const seconds = (performance.now() - started) / 1000;
  await context.close();
  return seconds;
}

/** Opens the first step on a slow phone with scripts and without, in turn. */
export async function timeSlowPhone(origin: string, print: (line: string) => void): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const seconds = { on: [] as number[], off: [] as number[] };
  try {
    await timeFirstVisit(browser, `${origin}/en/1`, true);
    for (let round = 0; round < ROUNDS; round += 1) {
      seconds.off.push(await timeFirstVisit(browser, `${origin}/en/1`, false));
      seconds.on.push(await timeFirstVisit(browser, `${origin}/en/1`, true));
    }
  } finally {
    await browser.close();
  }
  const ratio = median(seconds.on) / median(seconds.off);
  const write = (times: number[]) =>
    `${median(times).toFixed(2)} s (${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)})`;
  print(
    `\nFirst visit to /en/1 on a phone ${PROCESSOR_SLOWDOWN} times slower, ${LATENCY_MILLISECONDS} ms, 400 kbit/s (goal: at most 1.15 of scripts off)`,
  );
  print(`  scripts off ${write(seconds.off)}, on ${write(seconds.on)}, ratio ${ratio.toFixed(2)}`);
}
