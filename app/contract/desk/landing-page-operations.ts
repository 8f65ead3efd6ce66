/** Operations for landing pages, the public pages of advisers. */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { RIGHTS } from "../wire/rights";
import { publicAdviserSchema } from "../account/user";
import { writtenUserId } from "../account/user-operations";

const ownPageSchema = publicAdviserSchema.extend({ isPublished: z.boolean() });

export const landingPageOperations = {
  getLandingPage: {
    method: "GET",
    path: "/landing-pages/{id}",
    summary: "The public face of an active adviser who has published one; our addition",
    who: "bearer",
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch user",
    params: z.object({ id: writtenUserId }),
    answer: publicAdviserSchema,
  },
  getOwnLandingPage: {
    method: "GET",
    path: "/user/landing-page",
    summary: "The caller's own public face, published or not; our addition",
    who: RIGHTS.publishLandingPage,
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch user",
    answer: ownPageSchema,
  },
  publishLandingPage: {
    method: "PUT",
    path: "/user/landing-page",
    summary: "Publishes the caller's public face, or takes it back; our addition",
    who: RIGHTS.publishLandingPage,
    service: "users",
    stores: true,
    limit: "store",
    refuses: ["notFound"],
    failure: "Unable to update user",
    body: z.object({ isPublished: z.boolean() }),
    answer: ownPageSchema,
  },
} as const satisfies Record<string, Operation>;
