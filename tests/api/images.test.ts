/** People's pictures: which are accepted, how they are converted, and who may see them. */
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend, answerHere } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { images, userRoles, users } from "../../app/backend/store/schema";
import { eq } from "drizzle-orm";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";

let person: Account;
let another: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  person = await openAccount();
  another = await openAccount();
});

const store = (bytes: Buffer, { bearer }: { bearer?: string } = person) =>
  callBackend("storeImage", { body: { image: bytes.toString("base64") } }, { bearer });
const see = (name: string, { bearer }: { bearer?: string }) =>
  callBackend("getImage", { params: { name } }, { bearer });
const storeNew = async (bytes: Buffer, who = person) => take(await store(bytes, who)).name;
const showAsPhoto = async (photo: string, { bearer, userId: id } = person) =>
  callBackend("updateUser", { params: { id }, body: { photo } }, { bearer });

/** A picture, red at the top and blue at the bottom. */
const paint = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "red" } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: "blue" } },
      top: height / 2,
      left: 0,
    },
  ]);

async function open(name: string) {
  const { image } = take(await see(name, person));
  return sharp(Buffer.from(image, "base64"));
}

const FORMATS = ["jpeg", "png", "webp"] as const;

describe("a picture", () => {
  test.each(FORMATS)("as %s is made smaller and kept as WebP", async (format) => {
    const {
      width,
      height,
      format: kept,
    } = await (await open(await storeNew(await paint().toFormat(format).toBuffer()))).metadata();
    expect({ width, height, kept }).toEqual({ width: 512, height: 384, kept: "webp" });
  });

  test("is turned upright, and says nothing else any more", async () => {
    const lying = await paint().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const metadata = await (await open(await storeNew(lying))).metadata();
    expect([metadata.width, metadata.height]).toEqual([384, 512]);
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
  });

  test("that is small stays so", async () => {
    const { width } = await (await open(await storeNew(await paint(100, 80).png().toBuffer()))).metadata();
    expect(width).toBe(100);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["an SVG", () => svg, "JPEG, PNG or WebP"],
    ["a GIF", () => paint(9, 10).gif().toBuffer(), "JPEG, PNG or WebP"],
    [
      "a page that begins as a PNG",
      () => Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1"),
      "cannot be read",
    ],
    [
      "an SVG after the first bytes of a JPEG",
      () => Buffer.concat([Buffer.from([255, 216, 255]), svg]),
      "cannot be read",
    ],
    ["half a JPEG", async () => (await paint().jpeg().toBuffer()).subarray(0, 1_000), "cannot be read"],
    ["more than 40 megapixels", () => paint(8_000, 5_002).png().toBuffer(), "40 megapixels"],
    ["nothing", () => Buffer.alloc(0), "choose a picture"],
    [
      "a WebP of two frames",
      () =>
        sharp(Buffer.concat([Buffer.alloc(300, 1), Buffer.alloc(300, 200)]), {
          raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
        })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
      "does not move",
    ],
  ])("that is %s is refused", async (_, make, words) => {
    const answer = await store(await make());
    expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "image" }] } });
    expect(JSON.stringify(answer.return_object)).toContain(words);
  });

  test.each([1, 5_000, 200_000])(
    "of %d bytes more than 2 MiB is refused before it is decoded",
    async (more) => {
      const answer = await store(Buffer.alloc(2 * 1024 * 1024 + more, 1));
      expect(answer).toMatchObject({ http_code: 413, message: "The file is larger than 2 MB" });
    },
  );

  test("that does not come as a form is refused", async () => {
    const headers = { Authorization: `Bearer ${person.bearer}`, "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: '{"image":"AAAA"}' };
    const response = await answerHere(new Request("http://embedded/api/images", init));
    expect(response.status).toBe(415);
  });

  test("is stored so that its bytes are in no column", async () => {
    const name = await storeNew(await paint().png().toBuffer());
    const { image } = take(await see(name, person));
    const [row] = await getDatabase().select().from(images).where(eq(images.name, name));
    expect(row?.contentEncrypted).not.toContain(image.slice(0, 60));
  });
});

describe("who sees it:", () => {
  test("the person, their adviser and the adviser's clients, and nobody else", async () => {
    const name = await storeNew(await paint().png().toBuffer());
    const planner = await openAccount();
    await getDatabase().insert(userRoles).values({ userId: planner.userId, roleId: 3 });
    await getDatabase().execute(`update sessions set role = 'planner' where user_id = ${planner.userId}`);
    const ofPlanner = await storeNew(await paint(9, 10).png().toBuffer(), planner);
    expect((await see(name, person)).http_code).toBe(200);
    for (const [who, code] of [
      [{ bearer: undefined }, 401],
      [{ bearer: person.guest }, 404],
      [another, 404],
      [planner, 404],
    ] as const)
      expect(await see(name, who)).toMatchObject({ http_code: code });
    expect(await see(ofPlanner, person)).toMatchObject({ http_code: 404 });
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, person.userId));
    expect((await see(name, planner)).http_code).toBe(200);
    expect((await see(ofPlanner, person)).http_code).toBe(200);
    expect((await see(ofPlanner, another)).http_code).toBe(404);
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, planner.userId));
    expect((await see(ofPlanner, person)).http_code).toBe(404);
  });

  test("stored by guests, there is none", async () => {
    const picture = await paint().png().toBuffer();
    expect(await store(picture, { bearer: undefined })).toMatchObject({ http_code: 401 });
    expect(await store(picture, { bearer: person.guest })).toMatchObject({ http_code: 403 });
  });
});

describe("the photo of a person", () => {
  test("is one of their own pictures, and the others go", async () => {
    const [first, second] = [await paint().png().toBuffer(), await paint(90, 90).png().toBuffer()];
    const before = await storeNew(first);
    take(await showAsPhoto(before));
    const name = await storeNew(second);
    expect(take(await showAsPhoto(name)).user.photo).toBe(name);
    expect(await see(before, person)).toMatchObject({ http_code: 404 });
    expect(await getDatabase().$count(images, eq(images.userId, person.userId))).toBe(1);
    expect(take(await showAsPhoto("")).user.photo).toBeUndefined();
    expect(await see(name, person)).toMatchObject({ http_code: 404 });
  });

  test("stays while newer ones are stored, of which the last ten do", async () => {
    const owner = await openAccount();
    const small = await paint(9, 10).png().toBuffer();
    const [shown, next] = [await storeNew(small, owner), await storeNew(small, owner)];
    take(await callBackend("updateUser", { params: { id: owner.userId }, body: { photo: shown } }, owner));
    const others: string[] = [];
    for (let count = 0; count < 11; count += 1) others.push(await storeNew(small, owner));
    expect((await see(shown, owner)).http_code).toBe(200);
    for (const gone of [next, others[0] ?? ""]) expect((await see(gone, owner)).http_code).toBe(404);
    expect((await see(others[1] ?? "", owner)).http_code).toBe(200);
  });

  test("is neither another's picture nor any text", async () => {
    const theirs = await storeNew(await paint().png().toBuffer(), another);
    for (const photo of [theirs, "photo.png", "../etc/passwd"])
      expect(await showAsPhoto(photo)).toMatchObject({ http_code: 422 });
    expect((await see(theirs, another)).http_code).toBe(200);
  });
});
