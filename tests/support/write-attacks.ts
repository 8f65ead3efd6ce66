/** A text on which a pattern could be slow: a part repeated many times, between two others. */
export type Attack = { before: string; repeated: string; after: string };

/** Examples of what people and programs write, with every kind of character. */
const USUAL = [
  ..."0aZ .,-+%/@_:?!|<",
  "\t",
  "\n",
  "\r",
  "\0",
  "\u00a0",
  "é",
  "中",
  "\u0301",
  "\u200c",
  "\ud800",
];

/** A literal character of a pattern. */
const LITERAL = String.raw`(?:\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[^\w]|[^\\()[\]{}|.*+?^$])`;

/** The parts of a pattern, in order. */
const PART = new RegExp(
  [
    String.raw`(?<opening>\((?:\?(?:<?[=!:]|<\w+>))?)|(?<closing>\))|(?<or>\|)`,
    String.raw`(?<edge>[\^$]|\\[bB1-9]|\\k<\w+>)|(?<times>[*+?]|\{\d+(?:,\d*)?\})`,
    String.raw`(?<word>(?:${LITERAL}(?![*+?{])){2,})`,
    String.raw`(?<one>\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|${LITERAL}|\\.|\.)`,
  ].join("|"),
  "gsu",
);

/**
 * Writes attacks on a pattern in its own alphabet: a character of each kind that it distinguishes, and its
 * words; one or two of them repeated, after each text that matches the beginning of the pattern, and followed
 * by each of them or nothing.
 */
export function writeAttacks(pattern: RegExp): Attack[] {
  const parts = [...pattern.source.matchAll(PART)].map(({ groups = {} }) => groups);
  const examples = findExamples(pattern, parts);
  const alphabet = listAlphabet(pattern, examples);
  const attacks: Attack[] = [];
  for (const before of new Set([...listBeginnings(parts, examples), ...alphabet]))
    for (const first of alphabet)
      for (const second of alphabet)
        for (const after of ["", ...alphabet])
          attacks.push({ before, repeated: first === second ? first : first + second, after });
  return attacks;
}

export function writeAttack({ before, repeated, after }: Attack, length: number): string {
  const times = Math.floor((length - before.length - after.length) / repeated.length);
  return before + repeated.repeat(Math.max(times, 0)) + after;
}

type Part = Partial<Record<string, string>>;

/** An example text for each part that matches characters. */
function findExamples(pattern: RegExp, parts: readonly Part[]): Map<string, string> {
  const candidates = [...USUAL, ...pattern.source];
  const findOne = (part: string) => {
    const shape = matchOne(pattern, part);
    const found = candidates.find((character) => shape.test(character));
    if (found !== undefined) return found;
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (shape.test(character)) return character;
    }
    return "";
  };
  const literals = new RegExp(LITERAL, "g");
  const findAll = (word: string) => (word.match(literals) ?? []).map(findOne).join("");
  return new Map(
    parts.flatMap(({ word, one }): [string, string][] => {
      if (word !== undefined) return [[word, findAll(word)]];
      return one === undefined ? [] : [[one, findOne(one)]];
    }),
  );
}

const matchOne = (pattern: RegExp, part: string) =>
  new RegExp(`^(?:${part})$`, pattern.flags.replace(/[gy]/g, ""));

function listAlphabet(pattern: RegExp, examples: ReadonlyMap<string, string>): Set<string> {
  const isWord = (example: string) => [...example].length > 1;
  const shapes = [...examples]
    .filter(([, example]) => !isWord(example))
    .map(([part]) => matchOne(pattern, part));
  const kinds = new Map<string, string>();
  for (const character of [...USUAL, ...pattern.source, ...examples.values()]) {
    if (character === "" || isWord(character)) continue;
    const kind = shapes.map((shape) => Number(shape.test(character))).join("");
    if (!kinds.has(kind)) kinds.set(kind, character);
  }
  return new Set([...kinds.values(), ...[...examples.values()].filter(isWord)]);
}

/** Texts that match the beginning of a pattern up to each of its parts, along each of its alternatives. */
function listBeginnings(parts: readonly Part[], examples: ReadonlyMap<string, string>): Set<string> {
  const beginnings = new Set([""]);
  const groups: { text: string; isAside: boolean }[] = [];
  let text = "";
  let last = "";
  for (const { opening, closing, or, times, word, one } of parts) {
    if (opening) groups.push({ text, isAside: /[=!]$/.test(opening) });
    else if (or) text = groups.at(-1)?.text ?? "";
    else if (closing) {
      const group = groups.pop();
      if (group?.isAside) text = group.text;
      last = text.slice(group?.text.length);
    } else if (times) text += last.repeat(Math.max(Number(/\d+/.exec(times)?.[0] ?? 1) - 1, 0));
    else {
      last = examples.get(word ?? one ?? "") ?? "";
      text += last;
    }
    beginnings.add(text);
  }
  return beginnings;
}
