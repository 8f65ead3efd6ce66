import { desc, eq } from "drizzle-orm";
import { termsAcceptances } from "../../store/schema";
import { done, type Handler, refused } from "../../calls/handler";

type Row = typeof termsAcceptances.$inferSelect;

function write({ userId, url, browser, createdAt }: Row) {
  return { accepted: true as const, userId, url, browser, acceptedAt: createdAt.toISOString() };
}

/** Nobody can accept for another person. */
export const acceptTerms: Handler<"acceptTerms"> = async ({ store, person, body, now }) => {
  if (body.userId !== person.userId) return refused("notFound");
  const { userId, url, browser } = body;
  const [row] = await store
    .insert(termsAcceptances)
    .values({ userId, url, browser, createdAt: now })
    .returning();
  return row ? done(write(row)) : refused("notFound");
};

export const getTermsAcceptance: Handler<"getTermsAcceptance"> = async ({ store, person, params }) => {
  if (params.userId !== person.userId) return refused("notFound");
  const [newest] = await store
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, params.userId))
    .orderBy(desc(termsAcceptances.id))
    .limit(1);
  return newest ? done(write(newest)) : refused("notFound");
};
