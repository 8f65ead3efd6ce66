import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { findDecimals, LEVERS } from "~/contract/plan/levers";
import { percentage } from "~/web/fields/typings";
import { describeTooFrequent } from "~/web/forms/too-frequent";
import { CALCULATION_FAILURE } from "../failures";
import { makeRecalculator, SLIDER_DELAY_MILLISECONDS, TYPING_DELAY_MILLISECONDS } from "./recalculator";
import type { Recalculator, RecalculationState } from "./recalculator";
import type { RecalculationAnswer, NeedsRefusal, TabStanding, TabView } from "./tab-view";
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

/** A share in percentage points: under the slider's thumb, and as it is typed. */
type Share = { onSlider: number; typed: number };

/**
 * Recalculates a tab while a person types or slides. The form's own controls hold what was typed, as they do without
 * scripts; only what follows from it is state.
 * @param refused what is wrong with the form that the page answers; it stands until a recalculation succeeds
 */
export function useRecalculation(
  { recalculation, standing: first, filled }: TabView,
  refused: NeedsRefusal | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const recalculator = useRef<Recalculator>();
  const ground = useRef(first.ground);
  const [standing, setStanding] = useState(first);
  const [refusal, setRefusal] = useState(refused);
  const [state, setState] = useState<RecalculationState>({ status: "idle" });
  const [share, setShare] = useState(() =>
    findShare(filled ? { ...first.ground, held: filled.needs } : first.ground),
  );

  useEffect(() => {
    const controls = form.current;
    if (!controls) return;
    const known = writeNeedsKey(filled?.needs ?? first.ground.held);
    const made = makeRecalculator<TabStanding>({
      shown: refused || first.failure !== undefined ? undefined : known,
      read: () => readForm(controls, ground.current),
      send: (signal) => askFor(recalculation, { controls, signal }),
      onAnswer: (answer) => {
        ground.current = answer.ground;
        setCertain(controls, true);
        setStanding(answer);
        setRefusal(undefined);
        document.title = document.title.replace(/^Error: /, "");
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
  }, [first, filled, recalculation, refused]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !form.current) return;
    const isSlider = target.name === SLIDER;
    setShare(joinShare(form.current, ground.current, isSlider));
    recalculator.current?.schedule(isSlider ? SLIDER_DELAY_MILLISECONDS : TYPING_DELAY_MILLISECONDS);
  }

  /** Nothing leads on while a recalculation is pending; Recalculate needs no new page, unless there are mistakes to show. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (recalculator.current?.isBusy()) return event.preventDefault();
    if (intent !== "" && intent !== "recalculate") return recalculator.current?.stop();
    if (!form.current || "mistake" in readForm(form.current, ground.current)) return;
    event.preventDefault();
    recalculator.current?.recalculate();
  }

  return { form, refusal, standing, state, share, onInput, onSubmit };
}

function readForm(controls: HTMLFormElement, ground: NeedsGround) {
  const read = readTypedNeeds(new FormData(controls), ground);
  if ("needs" in read) return { key: writeNeedsKey(read.needs) };
  return { mistake: read.mistakes.map(({ message }) => message).join(". ") };
}

async function askFor(
  address: string,
  { controls, signal }: { controls: HTMLFormElement; signal: AbortSignal },
): Promise<TabStanding> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(controls)) if (typeof value === "string") body.append(name, value);
  setCertain(controls, false);
  const response = await fetch(address, { method: "POST", body, signal }).catch(() => undefined);
  if (response?.redirected) return leaveFor(response.url, controls);
  if (response?.status === 404) return leaveFor(location.pathname + location.search, controls);
  if (response?.status === 429)
    throw new Error(describeTooFrequent(Number(response.headers.get("Retry-After")) || 60));
  const answer = (await response?.json().catch(() => undefined)) as RecalculationAnswer | undefined;
  if (answer && "standing" in answer) return answer.standing;
  throw new Error(answer?.message ?? CALCULATION_FAILURE);
}

/**
 * Until an answer comes, or if none does, nobody knows what the server has stored. Then the form does not say what was shown,
 * and all its fields count.
 */
function setCertain(controls: HTMLFormElement, isCertain: boolean): void {
  const shown = controls.elements.namedItem(SHOWN);
  if (shown instanceof HTMLInputElement) shown.disabled = !isCertain;
}

/** Goes where the server sends a page whose tab is gone, without a question about what was typed for it. */
function leaveFor(address: string, controls: HTMLFormElement): Promise<never> {
  controls.reset();
  location.assign(address);
  return new Promise(() => undefined);
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
