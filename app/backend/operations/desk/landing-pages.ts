import { auditDeskAct } from "../../people/audit-entries";
import { describeOwnPage, findPublicFace, publishLandingPage } from "../../desk/landing-pages";
import { done, type Handler, refused } from "../../calls/handler";

export const getLandingPage: Handler<"getLandingPage"> = async ({ store, params }) => {
  const face = await findPublicFace(store, params.id);
  return face ? done(face) : refused("notFound");
};

export const getOwnLandingPage: Handler<"getOwnLandingPage"> = async ({ store, person }) => {
  const page = await describeOwnPage(store, person.userId);
  return page ? done(page) : refused("notFound");
};

export const publishOwnLandingPage: Handler<"publishLandingPage"> = async ({ store, person, body, now }) => {
  await publishLandingPage(store, person.userId, body.isPublished);
  const page = await describeOwnPage(store, person.userId);
  if (!page) return refused("notFound");
  const act = body.isPublished ? "published landing page" : "took back landing page";
  await auditDeskAct(store, { act, by: person, now });
  return done(page);
};
