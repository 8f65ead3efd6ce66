/** Operations that store people's own pictures and show those of others. */
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { LOGGED_IN } from "../wire/role";
import { text, uuidText } from "../wire/text";

/** The largest picture accepted, in bytes. */
export const LARGEST_IMAGE_BYTES = 2 * 1024 * 1024;

/** The same as base64, in which four characters carry three bytes. */
const LONGEST_IMAGE = 4 * Math.ceil(LARGEST_IMAGE_BYTES / 3);

/** A picture's stored name: a UUID, which reveals nothing. */
const imageNameSchema = uuidText("Please give a picture's stored name");

export const imageOperations = {
  storeImage: {
    method: "POST",
    path: "/images",
    summary:
      "Stores a JPEG, PNG or WebP picture of at most 2 MiB and 40 megapixels, turned upright and made smaller, and answers its stored name",
    who: LOGGED_IN,
    stores: "computed",
    limit: "store",
    isUpload: true,
    refuses: ["busy"],
    failure: "Unable to store picture",
    body: z.object({
      image: text(LONGEST_IMAGE, undefined, { required_error: "Please choose a picture" }).describe(
        "the picture's bytes",
      ),
    }),
    answer: z.object({ name: imageNameSchema }),
  },
  getImage: {
    method: "GET",
    path: "/images/{name}",
    summary:
      "A stored picture, as its owner, their adviser, an adviser's clients and an administrator see it; logos and the pictures on landing pages are for everybody",
    who: "bearer",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to fetch picture",
    params: z.object({ name: imageNameSchema }),
    answer: z.object({
      content_type: z.literal("image/webp"),
      image: z.string().describe("the picture's bytes, base64"),
    }),
  },
} as const satisfies Record<string, Operation>;
