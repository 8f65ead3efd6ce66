import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { parsePercent } from "~/base/typed-number";
import { makeRecalculator, SLIDER_DELAY_MILLISECONDS, TYPING_DELAY_MILLISECONDS } from "./recalculator";
import type { Recalculator, RecalculationState } from "./recalculator";
import type { RecalculationAnswer, TabStanding, TabView } from "./tab-view";
import {
  findHeld,
  findNearestPlace,
  listFields,
  NEED_FIELDS,
  readTypedNeeds,
  SLIDER,
  toPoints,
} from "./typed-needs";
import type { TabGround } from "./typed-needs";

const FAILURE = "Not able to calculate monthly income. Please try again.";

/**
 * Recalculates a tab while a person types or slides. The form's own controls hold what was typed, as they do without
 * scripts; only what follows from it is state.
 */
export function useRecalculation({ recalculation, standing: first }: TabView) {
  const form = useRef<HTMLFormElement>(null);
  const recalculator = useRef<Recalculator>();
  const [standing, setStanding] = useState(first);
  const [state, setState] = useState<RecalculationState>({ status: "idle" });
  const [percent, setPercent] = useState(() => findPercent(first.ground));

  useEffect(() => {
    const controls = form.current;
    if (!controls) return;
    const made = makeRecalculator<TabStanding>({
      shown: writeKey(first.ground.held),
      read: () => readForm(controls, first.ground),
      send: (signal) => askFor(recalculation, { controls, signal }),
      onAnswer: (answer) => {
        markAsStored(controls);
        setStanding(answer);
      },
      onState: setState,
    });
    recalculator.current = made;
    // What was typed before this ran, or brought back by the browser, is to count as well.
    controls.dataset.live = "";
    if (!("mistake" in readForm(controls, first.ground))) made.schedule(TYPING_DELAY_MILLISECONDS);
    return made.stop;
  }, [first, recalculation]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !form.current) return;
    const { shares } = first.ground;
    const isSlider = target.name === SLIDER;
    if (shares) setPercent(joinSlider(form.current, { shares, isSlider, ground: first.ground }));
    recalculator.current?.schedule(isSlider ? SLIDER_DELAY_MILLISECONDS : TYPING_DELAY_MILLISECONDS);
  }

  /** Nothing leads on while a recalculation is pending; Recalculate needs no new page, unless there are mistakes to show. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (recalculator.current?.isBusy()) return event.preventDefault();
    if (intent !== "" && intent !== "recalculate") return recalculator.current?.stop();
    if (!form.current || "mistake" in readForm(form.current, first.ground)) return;
    event.preventDefault();
    recalculator.current?.recalculate();
  }

  return { form, standing, state, percent, onInput, onSubmit };
}

function findPercent(ground: TabGround): number {
  const [lever] = listFields(ground);
  return lever ? toPoints(lever, Number(findHeld(ground, lever))) : 0;
}

function writeKey(needs: object): string {
  return JSON.stringify(Object.entries(needs).sort());
}

function readForm(controls: HTMLFormElement, ground: TabGround) {
  const read = readTypedNeeds(new FormData(controls), ground);
  if ("needs" in read) return { key: writeKey(read.needs) };
  return { mistake: read.mistakes.map(({ message }) => message).join(". ") };
}

async function askFor(
  address: string,
  { controls, signal }: { controls: HTMLFormElement; signal: AbortSignal },
): Promise<TabStanding> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(controls)) if (typeof value === "string") body.append(name, value);
  const response = await fetch(address, { method: "POST", body, signal }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as RecalculationAnswer | undefined;
  if (answer && "standing" in answer) return answer.standing;
  throw new Error(answer?.message ?? FAILURE);
}

/** Slider and number say the same: the one that was touched leads. */
function joinSlider(
  controls: HTMLFormElement,
  { shares, isSlider, ground }: { shares: readonly number[]; isSlider: boolean; ground: TabGround },
): number {
  const [lever] = listFields(ground);
  const slider = controls.elements.namedItem(SLIDER);
  const number = controls.elements.namedItem(lever ? NEED_FIELDS[lever] : "");
  if (!(slider instanceof HTMLInputElement && number instanceof HTMLInputElement)) return NaN;
  if (isSlider) {
    const share = shares[Number(slider.value)] ?? 0;
    number.value = String(share);
    return share;
  }
  const percent = parsePercent(number.value);
  if (!Number.isNaN(percent)) slider.value = String(findNearestPlace(shares, percent));
  return percent;
}

/** What the services know is not lost with the page, so the browser need not ask before it is left. */
function markAsStored(controls: HTMLFormElement): void {
  for (const control of controls.elements)
    if (control instanceof HTMLInputElement && control.type !== "hidden")
      control.defaultValue = control.value;
}
