import { findImage, insertImage } from "../../people/images";
import { type ImageFlaw, recodeImage } from "../../people/recode-image";
import { makeFairQueue } from "../../calculation/fair-queue";
import { singleton } from "../../process/singleton";
import { ownerKey } from "../../session/person";
import { done, type Handler, refused, refuseMistakes, storeAfterComputing } from "../../calls/handler";

const FLAW_WORDS: Record<ImageFlaw, string> = {
  format: "Please choose a JPEG, PNG or WebP picture",
  "too large": "Please choose a picture of at most 40 megapixels",
  animated: "Please choose a picture that does not move",
  broken: "This picture cannot be read: please choose another one",
};

/** Two at once, because decoding takes up to 160 MB each. */
const getQueue = () =>
  singleton("images", () => makeFairQueue({ atOnce: 2, mostWaiting: 20, longestWaitMilliseconds: 10_000 }));

/** Decodes the picture and stores it re-encoded. */
export const storeImage: Handler<"storeImage"> = async ({ person, body }) => {
  const bytes = Buffer.from(body.image, "base64");
  const turn = await getQueue()(ownerKey(person), () => recodeImage(bytes));
  if (!turn.ok) return refused("busy");
  const recoded = turn.value;
  if (!recoded.ok) return refuseMistakes([{ path: "image", message: FLAW_WORDS[recoded.reason] }]);
  return storeAfterComputing(async (tx) =>
    done({ name: await insertImage(tx, person.userId, recoded.value) }),
  );
};

export const getImage: Handler<"getImage"> = async ({ store, person, params }) => {
  const image = await findImage(store, person, params.name);
  return image === undefined ? refused("notFound") : done({ content_type: "image/webp", image });
};
