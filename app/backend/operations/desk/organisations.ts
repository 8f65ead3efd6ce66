import { MOST_ORGANIZATIONS, type OrganizationChanges } from "~/contract/desk/organisation-operations";
import { ownsImage } from "../../people/images";
import {
  writeOrganisation,
  insertOrganisation,
  listOrganisations,
  mayBelongTo,
} from "../../people/organisations";
import { auditDeskAct } from "../../people/audit-entries";
import { type Call, done, type Handler, refused, refuseMistakes } from "../../calls/handler";

export const getOrganizations: Handler<"getOrganizations"> = async ({ store, person, query }) => {
  const { organizationId: id, after, limit = MOST_ORGANIZATIONS } = query;
  return done(await listOrganisations(store, person, { id, after, limit }));
};

export const createOrganization: Handler<"createOrganization"> = async (call) => {
  const { store, person, body, now } = call;
  const mistakes = await findMistakes(call, {});
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  const id = await insertOrganisation(store, body.name, person);
  await auditDeskAct(store, { act: "added organisation", by: person, now });
  return keep(call, id);
};

export const updateOrganization: Handler<"updateOrganization"> = async (call) => {
  const { store, person, params, now } = call;
  const [before] = await listOrganisations(store, person, { id: params.id, limit: 1 });
  if (!before) return refused("notFound");
  const mistakes = await findMistakes(call, before);
  if (mistakes.length > 0) return refuseMistakes(mistakes);
  await auditDeskAct(store, { act: "changed organisation", by: person, now });
  return keep(call, params.id);
};

type Changing = Pick<Call<"createOrganization">, "store" | "person" | "body">;

async function keep({ store, person, body: changes }: Changing, id: number) {
  await writeOrganisation(store, { id, changes, by: person });
  const [after] = await listOrganisations(store, person, { id, limit: 1 });
  return done(after!);
}

/** Finds mistakes that only the database reveals. */
async function findMistakes(
  { store, person, body }: Changing,
  before: { id?: number; logo?: string },
): Promise<{ path: keyof OrganizationChanges; message: string }[]> {
  const { logo, parentOrganizationId: parentId } = body;
  const isLogoTheirs =
    !logo || logo === before.logo || (await ownsImage(store, { userId: person.userId, name: logo }));
  const isParentGood =
    parentId === null || parentId === undefined || (await mayBelongTo(store, { id: before.id, parentId }));
  return [
    ...(isLogoTheirs
      ? []
      : [{ path: "logo" as const, message: "Please give the stored name of a picture of yours" }]),
    ...(isParentGood
      ? []
      : [{ path: "parentOrganizationId" as const, message: "Please choose another organisation" }]),
  ];
}
