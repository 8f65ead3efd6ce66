/** Organisations: who may add, change and read them, and which values are accepted. */
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, organisations, users } from "../../app/backend/store/schema";
import type { OrganizationChanges } from "../../app/contract/desk/organisation-operations";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { openStaff } from "../support/staff";

let administrator: Account;
let planner: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  planner = await openStaff("planner");
});

type Bearer = { bearer?: string };
const create = (body: OrganizationChanges, { bearer }: Bearer = administrator) =>
  callBackend("createOrganization", { body }, { bearer });
const change = (id: number, body: OrganizationChanges, { bearer }: Bearer = administrator) =>
  callBackend("updateOrganization", { params: { id }, body }, { bearer });
const list = async (
  query: { organizationId?: number; after?: number; limit?: number } = {},
  who: Bearer = administrator,
) => take(await callBackend("getOrganizations", { query }, { bearer: who.bearer }));
const createNew = async (name: string) => take(await create({ name }));

const EVERYTHING: OrganizationChanges = {
  name: "Marula Advice",
  regName: "Marula Advice (Pty) Ltd",
  regNr: "2011/123456/07",
  website: "https://marula.example.org/about",
  faisLicenseNr: "43210",
  faisRegisteredEntity: "Marula Advice",
  silicaFPBCode: "MAR01",
  contactPersonName: "Naledi Dlamini",
  contactPersonEmail: "naledi@example.org",
  contactPersonCell: "0821234567",
  allowsInitialFees: true,
};

describe("an organisation", () => {
  test("is kept with every field, and says who made it and who changed it last", async () => {
    const made = take(await create(EVERYTHING));
    const other = await openStaff("administrator");
    take(await change(made.id, { name: "Marula" }, other));
    expect(await list({ organizationId: made.id })).toEqual([
      {
        ...EVERYTHING,
        id: made.id,
        name: "Marula",
        contactPersonCell: "821234567",
        createdByUserId: administrator.userId,
        modifiedByUserId: other.userId,
      },
    ]);
  });

  test("keeps what is not given, and loses what is given as an empty text", async () => {
    const { id } = take(await create(EVERYTHING));
    const changes = { name: "Baobab", regNr: "", contactPersonName: "", website: "" };
    const { regNr, contactPersonName, website, contactPersonEmail } = take(await change(id, changes));
    expect([regNr, contactPersonName, website]).toEqual([undefined, undefined, undefined]);
    expect(contactPersonEmail).toBe(EVERYTHING.contactPersonEmail);
  });

  test("has its contact person encrypted in the store", async () => {
    const { id } = take(await create(EVERYTHING));
    const [row] = await getDatabase().select().from(organisations).where(eq(organisations.id, id));
    const stored = JSON.stringify(row);
    for (const word of ["Naledi", "naledi@example.org", "821234567"]) expect(stored).not.toContain(word);
  });

  test("does not take who made it from the caller", async () => {
    const body = { name: "Kiaat", createdByUserId: 1, modifiedByUserId: 1 } as OrganizationChanges;
    const { createdByUserId, modifiedByUserId } = take(await create(body));
    expect([createdByUserId, modifiedByUserId]).toEqual([administrator.userId, administrator.userId]);
  });

  test.each([
    ["a website without encryption", { website: "http://marula.example.org" }, "website"],
    ["a script as a website", { website: "javascript:alert(1)" }, "website"],
    ["a website with a password", { website: "https://a:b@marula.example.org" }, "website"],
    ["no name", { name: " " }, "name"],
    ["a wrong email address", { contactPersonEmail: "naledi" }, "contactPersonEmail"],
    ["a landline", { contactPersonCell: "0112345678" }, "contactPersonCell"],
    ["somebody else's picture", { logo: "0b9f7d0e-2f4a-4c1c-9a51-0c6c6ee9e8b1" }, "logo"],
    ["a parent that is not there", { parentOrganizationId: 2_000_000 }, "parentOrganizationId"],
  ])("is refused with %s", async (_, wrong, path) => {
    const before = await getDatabase().$count(organisations);
    expect(await create({ name: "Marula", ...wrong })).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path }] },
    });
    expect(await getDatabase().$count(organisations)).toBe(before);
  });

  test("belongs neither to itself nor to one that belongs to it", async () => {
    const [top, middle, low] = [await createNew("Top"), await createNew("Middle"), await createNew("Low")];
    take(await change(middle.id, { name: "Middle", parentOrganizationId: top.id }));
    take(await change(low.id, { name: "Low", parentOrganizationId: middle.id }));
    for (const parent of [top, middle, low])
      expect(await change(top.id, { name: "Top", parentOrganizationId: parent.id })).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "parentOrganizationId" }] },
      });
    expect(take(await change(low.id, { name: "Low", parentOrganizationId: null }))).not.toHaveProperty(
      "parentOrganizationId",
      expect.anything(),
    );
  });

  test("that is not there is not found", async () => {
    expect(await change(2_000_000, { name: "Nothing" })).toMatchObject({ http_code: 404 });
  });

  test("leaves one row in the audit log each time", async () => {
    const before = await getDatabase().$count(auditLog);
    const { id } = await createNew("Noted");
    await change(id, { name: "Noted again" });
    expect(await getDatabase().$count(auditLog)).toBe(before + 2);
  });
});

describe("a logo", () => {
  const paint = async () => {
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
    const image = (await picture.png().toBuffer()).toString("base64");
    return take(await callBackend("storeImage", { body: { image } }, administrator)).name;
  };

  test("stays while its administrator stores other pictures, and is seen by anybody with a bearer", async () => {
    const { id } = await createNew("Painted");
    const logo = await paint();
    take(await change(id, { name: "Painted", logo }));
    for (let more = 0; more < 11; more += 1) await paint();
    expect((await list({ organizationId: id }))[0]?.logo).toBe(logo);
    for (const bearer of [planner.bearer, await becomeGuest(), (await openAccount()).bearer])
      take(await callBackend("getImage", { params: { name: logo } }, { bearer }));
    expect(take(await change(id, { name: "Painted", logo: "" })).logo).toBeUndefined();
  });
});

describe("organisations", () => {
  test("come by name, page by page, each once", async () => {
    for (const name of ["zebra wood", "Acacia", "acacia", "Mopane"]) await createNew(name);
    const all = await list();
    const names = all.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const paged: number[] = [];
    for (let after: number | undefined; ; after = paged.at(-1)) {
      const page = await list({ after, limit: 2 });
      paged.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });

  test("are read by a planner if they are their own, and changed by no planner", async () => {
    const [own, other] = [await createNew("Own"), await createNew("Other")];
    expect(await list({}, planner)).toEqual([]);
    await getDatabase().update(users).set({ organisationId: own.id }).where(eq(users.id, planner.userId));
    expect((await list({}, planner)).map(({ id }) => id)).toEqual([own.id]);
    expect(await list({ organizationId: other.id }, planner)).toEqual([]);
    for (const answer of [
      await create({ name: "Mine" }, planner),
      await change(own.id, { name: "Mine" }, planner),
    ])
      expect(answer).toMatchObject({ response_code: "R03", http_code: 403 });
  });
});
