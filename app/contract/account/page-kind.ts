import { z } from "zod";

/** Which part of the walk-through a page belongs to, as the session log says it: the steps before the decision, or it and after. */
export const pageKindSchema = z.enum(["recommendation", "decision"]);
export type PageKind = z.infer<typeof pageKindSchema>;
