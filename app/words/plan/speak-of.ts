import { capitalise } from "./write-figures";

/** Verbs that are not spoken of a third person by an `s` alone. */
const IRREGULAR: Readonly<Record<string, string>> = { are: "is", do: "does", have: "has" };

/** As sentences need it, from `speakOf`. */
export type SpokenOf = ReturnType<typeof speakOf>;

/**
 * How sentences speak of the person whose plan it is: as “you”, or by name where their adviser reads it. `they` comes after the
 * name, with the verb as it stands; `does` is the verb after `you`.
 */
export function speakOf({ clientName: name }: { clientName?: string }) {
  if (!name)
    return {
      you: "you",
      You: "You",
      your: "your",
      Your: "Your",
      they: "you",
      their: "your",
      does: (verb: string) => verb,
    };
  return {
    you: name,
    You: capitalise(name),
    your: `${name}’s`,
    Your: `${capitalise(name)}’s`,
    they: "they",
    their: "their",
    does: (verb: string) => IRREGULAR[verb] ?? `${verb}s`,
  };
}
