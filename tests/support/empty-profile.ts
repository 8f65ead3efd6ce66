import { makeProfile } from "../../app/contract/survey/profile";

/** A profile in which nothing has been answered. */
export const EMPTY_PROFILE = makeProfile(() => undefined);
