import { and, asc, eq, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import type { Organization } from "~/contract/desk/organisation";
import type { OrganizationChanges } from "~/contract/desk/organisation-operations";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { images, organisations, users } from "../store/schema";

type Contact = { name?: string; email?: string; cell?: string };
type Row = typeof organisations.$inferSelect & { hasLogo: boolean };

const placeOfContact = (id: number): SealedPlace => ({ column: "organisations.contact", row: id });

/** Checks that the logo still exists, because it is deleted with the account of the person who stored it. */
const hasLogo = sql<boolean>`exists (select from ${images} where ${images.name}::text = ${organisations.logo})`;

/** Matches the organisations that a person may read. */
function matchOrganisationsOf({ role, userId }: LoggedIn): SQL {
  if (role === "administrator") return sql`true`;
  return sql`${organisations.id} = (select ${users.organisationId} from ${users} where ${users.id} = ${userId})`;
}

type Asked = { id?: number; after?: number; limit: number };

/** Lists the organisations that a person may read, by name. */
export async function listOrganisations(
  store: DatabaseOrTransaction,
  person: LoggedIn,
  { id, after, limit }: Asked,
): Promise<Organization[]> {
  const place = sql`(lower(${organisations.name}), ${organisations.id})`;
  const isAfter =
    after === undefined
      ? undefined
      : gt(place, sql`(select lower(o.name), o.id from organisations o where o.id = ${after})`);
  const rows = await store
    .select({ ...getTableColumns(organisations), hasLogo })
    .from(organisations)
    .where(
      and(matchOrganisationsOf(person), id === undefined ? undefined : eq(organisations.id, id), isAfter),
    )
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.id))
    .limit(limit);
  return rows.map(describeOrganisation);
}

function describeOrganisation(row: Row): Organization {
  const contact = openContact(row);
  return {
    id: row.id,
    name: row.name,
    regName: row.regName ?? undefined,
    regNr: row.regNr ?? undefined,
    website: row.website ?? undefined,
    logo: row.hasLogo && row.logo ? row.logo : undefined,
    faisLicenseNr: row.faisLicenseNr ?? undefined,
    faisRegisteredEntity: row.faisRegisteredEntity ?? undefined,
    silicaFPBCode: row.silicaFPBCode ?? undefined,
    contactPersonName: contact.name,
    contactPersonEmail: contact.email,
    contactPersonCell: contact.cell,
    parentOrganizationId: row.parentOrganisationId ?? undefined,
    allowsInitialFees: row.allowsInitialFees,
    createdByUserId: row.createdById ?? undefined,
    modifiedByUserId: row.modifiedById ?? undefined,
  };
}

function openContact({ id, contactEncrypted }: Pick<Row, "id" | "contactEncrypted">): Contact {
  if (contactEncrypted === null) return {};
  return JSON.parse(decryptField(contactEncrypted, placeOfContact(id))) as Contact;
}

/** Adds an organisation with only its name, and returns its id. */
export async function insertOrganisation(tx: Transaction, name: string, by: LoggedIn): Promise<number> {
  const [row] = await tx
    .insert(organisations)
    .values({ name, createdById: by.userId })
    .returning({ id: organisations.id });
  return row!.id;
}

type Change = { id: number; changes: OrganizationChanges; by: LoggedIn };

/** Stores the given fields of an existing organisation. */
export async function writeOrganisation(tx: Transaction, { id, changes, by }: Change): Promise<void> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id)).for("update");
  if (!row) throw new Error("an organisation that is being changed is gone");
  const { contactPersonName, contactPersonEmail, contactPersonCell, parentOrganizationId, ...own } = changes;
  const before = openContact(row);
  const contact: Contact = {
    name: (contactPersonName ?? before.name) || undefined,
    email: (contactPersonEmail ?? before.email) || undefined,
    cell: (contactPersonCell ?? before.cell) || undefined,
  };
  const isKnown = Object.values(contact).some(Boolean);
  const emptied = Object.entries(own).map(([field, value]) => [field, value === "" ? null : value] as const);
  await tx
    .update(organisations)
    .set({
      ...(Object.fromEntries(emptied) as Partial<Row>),
      parentOrganisationId: parentOrganizationId,
      contactEncrypted: isKnown ? encryptField(JSON.stringify(contact), placeOfContact(id)) : null,
      modifiedById: by.userId,
    })
    .where(eq(organisations.id, id));
}

/**
 * Whether an organisation may become another's parent: it must exist, and must not be the other or one of its
 * descendants. The table stays locked until the transaction ends, so that two transactions cannot close a
 * circle.
 */
export async function mayBelongTo(
  tx: Transaction,
  { id, parentId }: { id?: number; parentId: number },
): Promise<boolean> {
  await tx.execute(sql`lock table ${organisations} in share row exclusive mode`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive above as (
      select id, parent_organisation_id from organisations where id = ${parentId}
      union select o.id, o.parent_organisation_id from organisations o
        join above on o.id = above.parent_organisation_id
    ) select id from above`);
  return rows.length > 0 && rows.every((one) => one.id !== id);
}
