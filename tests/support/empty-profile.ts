import { makeProfile } from "../../app/contract/profile";

/** A profile in which nothing has been answered. */
export const EMPTY_PROFILE = makeProfile(() => undefined);
