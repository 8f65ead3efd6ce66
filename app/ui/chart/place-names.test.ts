import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeNames, touches } from "./place-names";
import type { Box, NamedLine, NamePlace } from "./place-names";

const AREA: Box = { left: 60, right: 320, top: 24, bottom: 240 };
const WISHES = { Strong: [0.36, "above"], Expected: [0.6, "above"], Poor: [0.22, "below"] } as const;

type Name = keyof typeof WISHES;

function draw(name: Name, heights: readonly number[]): NamedLine {
  const places = heights.map((y, index) => ({ x: 64 + (248 * index) / (heights.length - 1), y }));
  const [along, side] = WISHES[name];
  return { name, places, wish: { along, side } };
}

function boxOf({ name }: NamedLine, { x, y }: NamePlace): Box {
  const half = (name.length * 9) / 2;
  return { left: x - half, right: x + half, top: y - 13, bottom: y + 4 };
}

/** An income that is the same on all lines until it falls on the poor one, then on the expected one. */
const income = [
  draw("Strong", [100, 100, 100, 100, 100, 100, 100, 100, 100]),
  draw("Expected", [100, 100, 100, 100, 100, 100, 100, 115, 160]),
  draw("Poor", [100, 100, 100, 100, 130, 180, 200, 210, 215]),
];

describe("the names on a chart's lines", () => {
  it("stand as wished where lines are apart", () => {
    const apart = [
      draw("Strong", [80, 75, 70, 65, 60]),
      draw("Expected", [130, 132, 134, 136, 138]),
      draw("Poor", [180, 190, 200, 205, 210]),
    ];
    const [strong, expected, poor] = placeNames(apart, [], AREA);
    expect(strong!.x).toBeCloseTo(64 + 248 * 0.36, 5);
    expect(expected!.x).toBeCloseTo(64 + 248 * 0.6, 5);
    expect(poor!.x).toBeCloseTo(64 + 248 * 0.22, 5);
    expect(strong!.y).toBeLessThan(75);
    expect(poor!.y).toBeGreaterThan(185);
  });

  it("stand where their line has left the others", () => {
    const [strong, expected, poor] = placeNames(income, [], AREA);
    expect(strong!.x).toBeGreaterThan(270);
    expect(expected!.x).toBeGreaterThan(270);
    expect(poor!.x).toBeGreaterThan(180);
  });

  it("stand nearer to their own line than to any other", () => {
    // Top-ups, which part only at the end: below the expected line a name would lie on the poor one.
    const topUps = [
      draw("Strong", [219, 218, 217, 214, 207, 192, 165, 130, 85]),
      draw("Expected", [219, 219, 218, 217, 213, 208, 198, 186, 163]),
      draw("Poor", [219, 219, 219, 218, 217, 216, 215, 214, 213]),
    ];
    const [, expected] = placeNames(topUps, [], AREA);
    const middle = expected!.y - 4.5;
    const distance = ({ places }: NamedLine) => {
      const after = places.findIndex(({ x }) => x >= expected!.x);
      const [one, other] = [places[after - 1]!, places[after]!];
      const y = one.y + ((other.y - one.y) * (expected!.x - one.x)) / (other.x - one.x);
      return Math.abs(y - middle);
    };
    expect(distance(topUps[1]!)).toBeLessThan(distance(topUps[0]!));
    expect(distance(topUps[1]!)).toBeLessThan(distance(topUps[2]!));
  });

  it("keep off words that stand already", () => {
    const [wished] = placeNames([income[2]!], [], AREA);
    const taken = boxOf(income[2]!, wished!);
    const [moved] = placeNames([income[2]!], [taken], AREA);
    expect(touches(boxOf(income[2]!, moved!), taken)).toBe(false);
  });

  it("never lie on each other or outside", () => {
    const heights = fc.array(fc.integer({ min: 40, max: 215 }), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(heights, heights, heights, (one, two, three) => {
        const lines = [draw("Strong", one), draw("Expected", two), draw("Poor", three)];
        const boxes = placeNames(lines, [], AREA).map((place, index) => boxOf(lines[index]!, place));
        for (const box of boxes) {
          expect(boxes.filter((other) => touches(box, other))).toEqual([box]);
          expect(box.left).toBeGreaterThanOrEqual(AREA.left);
          expect(box.right).toBeLessThanOrEqual(AREA.right);
          expect(box.bottom).toBeLessThanOrEqual(AREA.bottom);
        }
      }),
    );
  });
});
