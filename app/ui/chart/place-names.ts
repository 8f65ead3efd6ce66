import { scaleBetween } from "./scale";

export type NamePlace = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

export type NamedLine = {
  name: string;
  /** From left to right, in the drawing's own units; at least one. */
  places: readonly NamePlace[];
  /** The preferred place of the name: how far along its line, and on which side of it. */
  wish: { along: number; side: "above" | "below" };
};

/** Widths of letters of 16 px, on average, in the widest of the usual typefaces. */
export const LETTER_WIDTH = 8.5;
export const BOLD_LETTER_WIDTH = 9.5;

const RISE = 14;
const DROP = 5;
/** From a line to the foot of a name above it, and of one below it. */
const SHIFTS = { above: -12, below: 24 };
const SAMPLE_STEP = 4;
/** Lines closer than this cannot be told apart by a name beside them. */
const TELLS_APART = 14;
/** How much nearer a name has to be to its own line than to any other. */
const CLEARLY = 4;

const COSTS = { overlap: 1_000, ambiguous: 150, crossed: 12, otherSide: 15, away: 60 };

/**
 * Finds a place for each name beside its own line: inside the area, over no other words, where no other line is near,
 * and otherwise as close as possible to the preferred place. Earlier lines choose first.
 * @param taken boxes of words that are already placed
 * @returns the middle of each name's foot
 */
export function placeNames(lines: readonly NamedLine[], taken: readonly Box[], area: Box): NamePlace[] {
  const standing = [...taken];
  return lines.map((line) => {
    const choices = listChoices(line, area).map((choice) => ({
      ...choice,
      cost: choice.cost + costOf(choice, { line, lines, standing, area }),
    }));
    const best = choices.reduce((one, other) => (other.cost < one.cost ? other : one));
    standing.push(best.box);
    return best.foot;
  });
}

type Choice = { foot: NamePlace; anchor: NamePlace; box: Box; cost: number };

/** Places along the whole line, above and below it. `cost` counts only the distance from the preferred place. */
function listChoices({ name, places, wish }: NamedLine, area: Box): Choice[] {
  const half = (name.length * BOLD_LETTER_WIDTH) / 2;
  const [from, to] = [places[0]!.x, places.at(-1)!.x];
  const alongs = [wish.along, ...Array.from({ length: 19 }, (_, index) => (index + 1) / 20)];
  return alongs.flatMap((along) =>
    (["above", "below"] as const).map((side) => {
      const anchor = findPlace(places, from + (to - from) * along);
      const x = Math.min(Math.max(anchor.x, area.left + half), area.right - half);
      const y = anchor.y + SHIFTS[side];
      const cost = COSTS.away * Math.abs(along - wish.along) + (side === wish.side ? 0 : COSTS.otherSide);
      const box = { left: x - half, right: x + half, top: y - RISE, bottom: y + DROP };
      return { foot: { x, y }, anchor, box, cost };
    }),
  );
}

type Surroundings = {
  line: NamedLine;
  lines: readonly NamedLine[];
  standing: readonly Box[];
  area: Box;
};

function costOf({ anchor, box }: Choice, { line, lines, standing, area }: Surroundings): number {
  const others = lines.filter((other) => other !== line);
  const distanceTo = ({ places }: NamedLine) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return Math.abs(findPlace(places, x).y - y);
  };
  const isAmbiguous = others.some(
    (other) =>
      Math.abs(findPlace(other.places, anchor.x).y - anchor.y) < TELLS_APART ||
      distanceTo(other) < distanceTo(line) + CLEARLY,
  );
  const isOutside = box.top < area.top || box.bottom > area.bottom;
  const overlaps = standing.filter((other) => touches(box, other)).length + (isOutside ? 1 : 0);
  const crossings = lines.reduce((sum, { places }) => sum + countCrossings(box, places), 0);
  return COSTS.overlap * overlaps + (isAmbiguous ? COSTS.ambiguous : 0) + COSTS.crossed * crossings;
}

export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function countCrossings(box: Box, places: readonly NamePlace[]): number {
  let count = 0;
  for (let x = box.left; x <= box.right; x += SAMPLE_STEP) {
    const { y } = findPlace(places, x);
    if (y > box.top && y < box.bottom) count += 1;
  }
  return count;
}

/** The point on a line at some `x`, on straight segments between its points; beyond its ends, the end itself. */
function findPlace(places: readonly NamePlace[], x: number): NamePlace {
  const after = places.findIndex((place) => place.x >= x);
  if (after === -1) return places.at(-1)!;
  if (after === 0) return places[0]!;
  const [one, other] = [places[after - 1]!, places[after]!];
  return { x, y: scaleBetween(one.x, other.x, one.y, other.y)(x) };
}
