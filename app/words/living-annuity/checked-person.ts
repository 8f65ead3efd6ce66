/** In which person the words of a check are. */
import { capitalise } from "../plan/write-figures";

/** Whose living annuity is checked: the words speak to them, or of them by their name where their adviser reads it. */
export type CheckedPerson = {
  /** `You`, as a sentence begins. */
  subject: string;
  /** `you`. */
  object: string;
  /** `your`. */
  whose: string;
  /** The form that stands after the subject: `draw`, or of a client `draws`. */
  verb: (ofYou: string, ofClient: string) => string;
};

const YOU: CheckedPerson = { subject: "You", object: "you", whose: "your", verb: (ofYou) => ofYou };

/** Names them; without a name they read it themselves. */
export function nameChecked(client: string | undefined): CheckedPerson {
  if (client === undefined) return YOU;
  return {
    subject: capitalise(client),
    object: client,
    whose: `${client}’s`,
    verb: (_, ofClient) => ofClient,
  };
}
