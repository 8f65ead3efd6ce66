import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type FormReading,
  makeRecalculator,
  type RecalculationState,
  SLIDER_DELAY_MILLISECONDS,
  TYPING_DELAY_MILLISECONDS,
} from "./recalculator";

/** A form whose text the test sets, and the requests that it sent. */
function startForm({ shown }: { shown: string | undefined } = { shown: "50" }) {
  const state = { text: "50", states: [] as RecalculationState[] };
  const sent: string[] = [];
  const read = (): FormReading =>
    /^\d+$/.test(state.text)
      ? { key: state.text }
      : { mistakes: [{ field: "share", message: `not a number: ${state.text}` }] };
  const recalculator = makeRecalculator({
    shown,
    read,
    send: () => sent.push(state.text),
    onState: (next) => state.states.push(next),
  });
  const type = (text: string) => {
    state.text = text;
    recalculator.schedule(TYPING_DELAY_MILLISECONDS);
  };
  /** Types, and waits for the delay after typing. */
  const settle = async (text: string) => {
    type(text);
    await pass(TYPING_DELAY_MILLISECONDS);
  };
  return { state, sent, recalculator, type, settle };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a recalculation", () => {
  it("waits for a pause of a second and a half, and is asked for once", async () => {
    const { sent, state, type, recalculator } = startForm();
    for (const text of ["4", "45", "4", "40"]) {
      type(text);
      await pass(TYPING_DELAY_MILLISECONDS - 1);
    }
    expect([sent, recalculator.isBusy()]).toEqual([[], false]);
    await pass(1);
    expect([sent, recalculator.isBusy()]).toEqual([["40"], true]);
    expect(state.states.at(-1)).toEqual({ status: "busy" });
    expect(recalculator.answer()).toBe(true);
    expect(recalculator.isBusy()).toBe(false);
    expect(state.states.at(-1)).toEqual({ status: "idle" });
  });

  it("waits for half a second after a slider", async () => {
    const { sent, state, recalculator } = startForm();
    state.text = "30";
    recalculator.schedule(SLIDER_DELAY_MILLISECONDS);
    await pass(499);
    expect(sent).toHaveLength(0);
    await pass(1);
    expect(sent).toHaveLength(1);
  });

  it("does not happen where nothing is changed, or changed back", async () => {
    const { sent, type, settle } = startForm();
    await settle("50");
    type("40");
    await settle("50");
    expect(sent).toEqual([]);
  });

  it("does not happen while what is typed is wrong, and says what is", async () => {
    const { sent, state, settle } = startForm();
    await settle("4x");
    expect(sent).toEqual([]);
    expect(state.states.at(-1)).toMatchObject({ status: "invalid", message: "not a number: 4x" });
  });

  it("never shows the answer of an earlier value", async () => {
    const { sent, type, settle, recalculator } = startForm();
    await settle("40");
    type("30");
    expect(recalculator.answer()).toBe(false);
    await pass(TYPING_DELAY_MILLISECONDS);
    expect(sent).toEqual(["40", "30"]);
    expect(recalculator.answer()).toBe(true);
  });

  it("is asked for again where an earlier one was given up, though its value is the shown one", async () => {
    const { sent, settle } = startForm();
    await settle("40");
    await settle("50");
    expect(sent).toEqual(["40", "50"]);
  });

  it("that fails says so, and can be asked for again", async () => {
    const { sent, state, settle, recalculator } = startForm();
    await settle("40");
    recalculator.answer({ message: "Not able to calculate" });
    expect(state.states.at(-1)).toEqual({ status: "failed", message: "Not able to calculate" });
    expect(recalculator.isBusy()).toBe(false);
    recalculator.recalculate();
    expect(sent).toEqual(["40", "40"]);
  });

  it("can be asked for where the page could not show its outcome", () => {
    const { sent, recalculator } = startForm({ shown: undefined });
    recalculator.recalculate();
    expect(sent).toEqual(["50"]);
  });

  it("does not happen on a page that was left", async () => {
    const { sent, type, recalculator } = startForm();
    type("40");
    recalculator.stop();
    await pass(TYPING_DELAY_MILLISECONDS);
    expect(sent).toEqual([]);
  });
});
