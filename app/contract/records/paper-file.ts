import { z } from "zod";

/** Wire schema of a PDF. */
export const paperFileSchema = z.object({
  content_type: z.literal("application/pdf"),
  pdf: z.string().describe("the file's bytes, base64"),
});
