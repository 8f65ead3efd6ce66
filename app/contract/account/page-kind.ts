import { z } from "zod";

/** The part of the walk-through that a page belongs to, for the session log: before the decision, or from it on. */
export const pageKindSchema = z.enum(["recommendation", "decision"]);
export type PageKind = z.infer<typeof pageKindSchema>;
