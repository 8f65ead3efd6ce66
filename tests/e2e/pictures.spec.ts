/** A chosen large picture: scaled down by browsers that run scripts, and refused with a message by the others. */
import { randomBytes } from "node:crypto";
import { expect, test } from "playwright/test";
import sharp from "sharp";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import { BEFORE_RELEASE } from "./before-release";
import { openEnhanced } from "./enhanced-page";
import { logIn } from "./logged-in-page";

const SIZE = { width: 1_800, height: 1_200 };

/**
 * Draws noise, which no format compresses well, beside a transparent half, as around a logo.
 * @returns the path of its file: Playwright would send a picture in memory to the browser as text
 */
async function drawLargePicture(): Promise<string> {
  const pixels = randomBytes(SIZE.width * SIZE.height * 4);
  for (let pixel = 0; pixel < pixels.length / 4; pixel += 1)
    pixels[pixel * 4 + 3] = pixel % SIZE.width < SIZE.width / 2 ? 0 : 255;
  const raw = { ...SIZE, channels: 4 } as const;
  const file = test.info().outputPath("photo.png");
  const { size } = await sharp(pixels, { raw }).png({ compressionLevel: 1 }).toFile(file);
  expect(size).toBeGreaterThan(LARGEST_IMAGE_BYTES);
  return file;
}

test("a browser makes a large picture smaller before it sends it", async ({ page, context, baseURL }) => {
  await logIn(context, baseURL!);
  await openEnhanced(page, "/en/profile");
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.getByLabel("Choose a picture").setInputFiles(await drawLargePicture());
  // Pressed at once: the form waits until the picture is small enough.
  await page.locator('button[value="photo"]').click();
  expect(Number(await (await sent).headerValue("Content-Length"))).toBeLessThan(LARGEST_IMAGE_BYTES);
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  const address = await page.locator('img[src^="/en/images/"]').first().getAttribute("src");
  const stored = await (await page.request.get(address!)).body();
  const { data, info } = await sharp(stored).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middleLeft = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 8)) * info.channels;
  // The transparent half is white, as the pages are.
  for (const part of data.subarray(middleLeft, middleLeft + 3)) expect(part).toBeGreaterThan(240);
});

test.describe("without scripts", BEFORE_RELEASE, () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that a picture is too large", async ({ page, context, baseURL }) => {
    await logIn(context, baseURL!);
    await page.goto("/en/profile");
    await page.getByLabel("Choose a picture").setInputFiles(await drawLargePicture());
    await page.locator('button[value="photo"]').click();
    await expect(page.getByRole("alert")).toContainText("Picture: the file is larger than 2 MB");
    await expect(page).toHaveTitle(/^Error: /);
  });
});
