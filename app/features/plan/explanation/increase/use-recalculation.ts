import { useFetcher, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import { percentage } from "~/web/fields/typings";
import { PREVIEW } from "~/web/request/preview";
import { CALCULATION_FAILURE } from "../failures";
import { makeRecalculator, SLIDER_DELAY_MILLISECONDS, TYPING_DELAY_MILLISECONDS } from "./recalculator";
import type { Recalculator } from "./recalculator";
import type { NeedsRefusal, RecalculationAnswer, TabView } from "./tab-view";
import { useTabs } from "./tabs-frame";
import {
  findHeldPoints,
  findNearestPlace,
  listFields,
  readTypedNeeds,
  SHOWN,
  SLIDER,
  writeNeedsKey,
} from "./typed-needs";
import type { NeedsGround } from "./typed-needs";

/** A share in percentage points: under the slider’s thumb, and as it is typed. */
type Share = { onSlider: number; typed: number };

/** Buttons that lead away from the tabs, and those that leave out what is typed. */
const LEAVES = ["next", "back", "plan"];
const TAKES_BACK = ["undo", "reset"];

/**
 * Recalculates a tab while a person types or slides. The form's own controls hold what was typed, as they do without
 * scripts; only what follows from it is state.
 * @param refused what is wrong with the form that the page answers; it stands until a recalculation succeeds
 */
export function useRecalculation({ filled, action }: TabView, refused: NeedsRefusal | undefined) {
  const { standing, setStanding, setState } = useTabs();
  const [first] = useState(standing);
  const form = useRef<HTMLFormElement>(null);
  const recalculator = useRef<Recalculator>();
  const ground = useRef(first.ground);
  const { submit: send, state: sending, data: answer } = useFetcher<RecalculationAnswer>();
  const submit = useSubmit();
  const seen = useRef<RecalculationAnswer>();
  const isLeading = useNavigation().state !== "idle";
  const [refusal, setRefusal] = useState(refused);
  const [share, setShare] = useState(() =>
    findShare(filled ? { ...first.ground, held: filled.needs } : first.ground),
  );
  useEffect(() => {
    const controls = form.current;
    if (!controls) return;
    // What was said of the tab before is over.
    setState({ status: "idle" });
    const known = writeNeedsKey(filled?.needs ?? first.ground.held);
    const made = makeRecalculator({
      shown: refused || first.failure !== undefined ? undefined : known,
      read: () => readForm(controls, ground.current),
      send: () => {
        const body = new FormData(controls);
        body.set("intent", PREVIEW);
        setCertain(controls, false);
        send(body, { method: "post", action });
      },
      onState: setState,
    });
    recalculator.current = made;
    controls.dataset.live = "";
    // What was changed before this ran, or brought back by the browser, is to count as well.
    setShare(joinShare(controls, first.ground, wasSliderMoved(controls, first.ground)));
    const reading = readForm(controls, first.ground);
    if (!refused && "key" in reading && reading.key !== known) made.schedule(TYPING_DELAY_MILLISECONDS);
    return made.stop;
  }, [first, filled, refused, action, send, setState]);

  useEffect(() => {
    if (sending === "submitting" || !form.current) return;
    if (!answer || answer === seen.current) {
      // The request was led elsewhere, or given up, and no answer comes.
      if (sending === "idle") recalculator.current?.answer(CALCULATION_FAILURE);
      return;
    }
    seen.current = answer;
    const failure = "standing" in answer ? undefined : sayRefusal(answer);
    if (!recalculator.current?.answer(failure) || !("standing" in answer)) return;
    ground.current = answer.standing.ground;
    setCertain(form.current, true);
    setStanding(answer.standing);
    setRefusal(undefined);
    document.title = document.title.replace(/^Error: /, "");
  }, [sending, answer, setStanding]);

  useEffect(() => {
    if (refused) document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
  }, [refused]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !form.current) return;
    const isSlider = target.name === SLIDER;
    setShare(joinShare(form.current, ground.current, isSlider));
    recalculator.current?.schedule(isSlider ? SLIDER_DELAY_MILLISECONDS : TYPING_DELAY_MILLISECONDS);
  }

  /**
   * Nothing leads on while a recalculation or another page is awaited. A new document shows what is wrong and what comes after the
   * tabs, and ends a request that nobody waits for any more, whose late answer would bring back what was typed before.
   */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (recalculator.current?.isBusy() || isLeading) return event.preventDefault();
    if (!form.current || !(submitter instanceof HTMLButtonElement)) return;
    const isRight = "key" in readForm(form.current, ground.current);
    const { value: intent } = submitter;
    if (isRight && (intent === "" || intent === "recalculate")) {
      event.preventDefault();
      return recalculator.current?.recalculate();
    }
    recalculator.current?.stop();
    const isInPlace = isCertain(form.current) && (isRight || TAKES_BACK.includes(intent));
    if (LEAVES.includes(intent) || !isInPlace) return;
    event.preventDefault();
    submit(submitter, { method: "post", action });
  }

  return { form, refusal, isAsLoaded: standing === first, share, onInput, onSubmit };
}

function sayRefusal({ notice, mistakes }: NeedsRefusal): string {
  return notice ?? mistakes.map(({ message }) => message).join(". ");
}

function readForm(controls: HTMLFormElement, ground: NeedsGround) {
  const read = readTypedNeeds(new FormData(controls), ground);
  if ("needs" in read) return { key: writeNeedsKey(read.needs) };
  return { mistake: read.mistakes.map(({ message }) => message).join(". ") };
}

/**
 * Until an answer comes, or if none does, nobody knows what the server has stored. Then the form does not say what was shown,
 * and all its fields count.
 */
function isCertain(controls: HTMLFormElement): boolean {
  const shown = controls.elements.namedItem(SHOWN);
  return !(shown instanceof HTMLInputElement) || !shown.disabled;
}

function setCertain(controls: HTMLFormElement, certain: boolean): void {
  const shown = controls.elements.namedItem(SHOWN);
  if (shown instanceof HTMLInputElement) shown.disabled = !certain;
}

function findShare(ground: NeedsGround): Share {
  const typed = findHeldPoints(ground);
  const { shares = [] } = ground;
  return { typed, onSlider: shares[findNearestPlace(shares, typed)] ?? 0 };
}

/** The slider and the number beside it; undefined on a tab without them. */
function findPair(controls: HTMLFormElement, ground: NeedsGround) {
  const [lever] = listFields(ground);
  const slider = controls.elements.namedItem(SLIDER);
  const number = controls.elements.namedItem(lever ? LEVERS[lever].inForm : "");
  const isPair = slider instanceof HTMLInputElement && number instanceof HTMLInputElement;
  return isPair ? { slider, number } : undefined;
}

function wasSliderMoved(controls: HTMLFormElement, ground: NeedsGround): boolean {
  const pair = findPair(controls, ground);
  return (
    pair !== undefined &&
    pair.slider.value !== pair.slider.defaultValue &&
    pair.number.value === pair.number.defaultValue
  );
}

/** Makes slider and number say the same: the one that was touched leads. */
function joinShare(controls: HTMLFormElement, ground: NeedsGround, isSlider: boolean): Share {
  const pair = findPair(controls, ground);
  const [lever] = listFields(ground);
  const { shares } = ground;
  if (!pair || !shares) return findShare(ground);
  const { slider, number } = pair;
  const findOnSlider = () => shares[Number(slider.value)] ?? 0;
  if (isSlider) number.value = String(findOnSlider());
  const typed = percentage(lever && findDecimals(lever)).read(number.value) ?? 0;
  if (!isSlider && !Number.isNaN(typed)) slider.value = String(findNearestPlace(shares, typed));
  return { typed, onSlider: findOnSlider() };
}
