import { z } from "zod";

/** The part of the walk-through with this page, for the session log: before the decision, or from it on. */
export const pageKindSchema = z.enum(["recommendation", "decision"]);
export type PageKind = z.infer<typeof pageKindSchema>;
