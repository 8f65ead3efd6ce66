/** Operations that find accounts, move people to another adviser, and close and reopen accounts. */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { text } from "../wire/text";
import { ownCellNumber } from "../wire/typed-numbers";
import { adviserSchema, positionFields, userIdSchema } from "../account/user";
import { writtenUserId } from "../account/user-operations";

const NOT_CHECKED = "Please check who they are first, and tick this";

const identityChecked = z
  .literal(true, { errorMap: () => ({ message: NOT_CHECKED }) })
  .describe("the caller has seen who the person is");

/** The most people of one page. */
const MOST_PEOPLE = 100;

const rolesSchema = z.array(z.object({ roleId: z.number().int(), roleName: z.string() }));

const listedPersonSchema = z.object({
  userId: userIdSchema,
  firstName: z.string().optional().describe("the first given name"),
  surname: z.string().optional(),
  idNumber: z.string().describe("masked"),
  birthDate: z.string().optional().describe("DD/MM/YYYY, as the ID number says it"),
  roles: rolesSchema.describe("the one with the most rights first"),
  organizationName: z.string().optional(),
  isActive: z.boolean(),
  clients: z.number().int().describe("how many people have this one as their adviser"),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

const receiverSchema = adviserSchema.extend({ organizationName: z.string().optional() });
export type Receiver = z.infer<typeof receiverSchema>;

const numberChangeSchema = z.object({
  asked_at: z.string(),
  effective_at: z.string().describe("from when on codes go to it"),
  number: z.string().describe("the end of the new number"),
});
export type WaitingNumber = z.infer<typeof numberChangeSchema>;

const nothing = z.object({}).strict();

export const peopleOperations = {
  searchPeople: {
    method: "POST",
    path: "/people/search",
    summary:
      "A page of people with an account, the newest first: everybody who works here, or whoever is looked for, whose account is closed too; posted, so that no name or ID number stands in an address",
    who: RIGHTS.managePeople,
    service: "users",
    stores: false,
    failure: "Unable to fetch people",
    body: z.object({
      search: text(100).optional().describe("a whole ID number, or how names begin"),
      roleId: positionFields.roleId.describe("in this role; an investor has no other"),
      userId: userIdSchema.optional().describe("only this one"),
      after: userIdSchema.optional().describe("`next` of the page before"),
      limit: z.number().int().min(1).max(MOST_PEOPLE).optional(),
    }),
    answer: z.object({ people: z.array(listedPersonSchema), next: userIdSchema.optional() }),
  },
  setUserActive: {
    method: "PUT",
    path: "/users/{id}/active",
    summary:
      "Closes an account, whose holder has no clients any more, or opens it again. Closing ends all sessions of its holder and takes back their landing page",
    who: RIGHTS.managePeople,
    service: "users",
    stores: true,
    limit: "store",
    refuses: ["notFound", "hasClients", "lastAdministrator", "ownAccount"],
    failure: "Unable to update user",
    params: z.object({ id: writtenUserId }),
    body: z.object({ isActive: z.boolean() }),
    answer: nothing,
  },
  resetPasskeys: {
    method: "POST",
    path: "/users/{id}/passkeys/reset",
    summary:
      "Deletes the passkeys of a member of staff who has lost them, never the caller's own, and ends their sessions. Where passkeys are asked of staff, they add another with a code and the pass that this answers, once",
    who: RIGHTS.managePeople,
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound", "ownAccount"],
    failure: "Unable to reset passkeys",
    params: z.object({ id: writtenUserId }),
    body: z.object({ identity_checked: identityChecked }),
    answer: z.object({ pass: z.string().optional(), good_until: z.string().optional() }),
  },
  getReceivers: {
    method: "GET",
    path: "/advisor/receivers",
    summary:
      "The planners and coaches to whom the caller may hand clients over: for a planner those of their organisation",
    who: RIGHTS.handOver,
    service: "users",
    stores: false,
    failure: "Unable to fetch advisers",
    answer: z.object({ advisers: z.array(receiverSchema) }),
  },
  handOverClients: {
    method: "POST",
    path: "/advisor/{userId}/clients/hand-over",
    summary:
      "Gives one client of an adviser, or all of them, with their plans to another. A waiting change of fees is withdrawn; the clients and both advisers hear of it by mail",
    who: RIGHTS.handOver,
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound", "adviserLeft"],
    failure: "Unable to hand over",
    params: z.object({ userId: writtenUserId }),
    body: z.object({
      toUserId: userIdSchema.describe("an active planner or coach"),
      clientUserId: userIdSchema.optional().describe("only this client"),
    }),
    answer: z.object({ clients: z.number().int().describe("how many were handed over") }),
  },
  askNumberChange: {
    method: "POST",
    path: "/users/{id}/number",
    summary:
      "Another cell number of somebody who has lost the old one: a client's by their adviser, anybody's by an administrator, never one's own. It counts a day later; the old number is told at once",
    who: RIGHTS.changeLostNumbers,
    service: "users",
    stores: true,
    isFinal: true,
    limit: "store",
    refuses: ["notFound", "unavailable"],
    failure: "Unable to change the number",
    params: z.object({ id: writtenUserId }),
    body: z.object({
      cell_number: ownCellNumber,
      identity_checked: identityChecked,
    }),
    answer: numberChangeSchema,
  },
  getNumberChange: {
    method: "GET",
    path: "/users/{id}/number",
    summary: "The change of a cell number that waits, if one does",
    who: RIGHTS.changeLostNumbers,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch the change",
    params: z.object({ id: writtenUserId }),
    answer: z.object({ change: numberChangeSchema.optional() }),
  },
  cancelNumberChange: {
    method: "DELETE",
    path: "/users/{id}/number",
    summary: "Stops a change of a cell number that waits",
    who: RIGHTS.changeLostNumbers,
    service: "users",
    stores: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to stop the change",
    params: z.object({ id: writtenUserId }),
    answer: nothing,
  },
} as const satisfies Record<string, Operation>;
