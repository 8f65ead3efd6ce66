import { noteDeskAct } from "../../people/audit-entries";
import { describeLandingPage, publishLandingPage } from "../../desk/landing-pages";
import { done, refused } from "../../calls/handler";
import type { Handler } from "../../calls/handler";

export const getLandingPage: Handler<"getLandingPage"> = async ({ store, params }) => {
  const page = await describeLandingPage(store, params.id);
  if (!page?.isPublished) return refused("notFound");
  const { user, roles } = page;
  return done({ user, roles });
};

export const getOwnLandingPage: Handler<"getOwnLandingPage"> = async ({ store, person }) => {
  const page = await describeLandingPage(store, person.userId);
  return page ? done(page) : refused("notFound");
};

export const publishOwnLandingPage: Handler<"publishLandingPage"> = async ({ store, person, body, now }) => {
  await publishLandingPage(store, person.userId, body.isPublished);
  const page = await describeLandingPage(store, person.userId);
  if (!page) return refused("notFound");
  const act = body.isPublished ? "published landing page" : "took back landing page";
  await noteDeskAct(store, { act, by: person, now });
  return done(page);
};
