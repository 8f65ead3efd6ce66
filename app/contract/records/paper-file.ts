import { z } from "zod";

/** A PDF as it travels. */
export const paperFileSchema = z.object({
  content_type: z.literal("application/pdf"),
  pdf: z.string().describe("the file's bytes, base64"),
});
