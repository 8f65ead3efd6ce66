import { capitalise } from "./write-figures";

/** Verbs whose third person is not formed with a plain `s`. */
const IRREGULAR: Readonly<Record<string, string>> = { are: "is", do: "does", have: "has" };

/** The forms that `speakOf` returns. */
export type SpokenOf = ReturnType<typeof speakOf>;

/**
 * How sentences address the person whose plan it is: as "you", or by name if their adviser reads it. `they`
 * follows the name and takes the plain verb; `does` inflects the verb after `you`.
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
