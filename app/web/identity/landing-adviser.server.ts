import { z } from "zod";
import { createSealedCookie } from "../cookies/sealed-cookie.server";

const ADVISER_DAYS = 30;

const adviserSchema = z.object({
  userId: z.number().int(),
  name: z.string(),
  roles: z.array(z.object({ roleId: z.number().int(), roleName: z.string() })),
  /** Whether the visitor has agreed, before finishing, that the adviser may see their answers and plan. */
  isAgreed: z.boolean().optional(),
});

/**
 * The adviser whose landing page this browser came from, until the visitor decides that the adviser may see
 * nothing.
 */
export const landingAdviserCookie = createSealedCookie<z.infer<typeof adviserSchema>>({
  name: "baobab_adviser",
  maxAgeSeconds: ADVISER_DAYS * 24 * 60 * 60,
  schema: adviserSchema,
});
