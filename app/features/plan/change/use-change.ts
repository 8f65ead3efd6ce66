import { useActionData, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import type { ShownForm } from "~/ui/form/answer-in-place";
import { listMistakes } from "~/ui/form/without-validation";
import { PREVIEW } from "~/web/request/preview";
import { CALCULATION_FAILURE } from "./failures";
import { readChange, SHOWN, toForm, writeChangeKey } from "./read-change";
import type { Ground } from "./read-change";
import {
  joinMistakes,
  makeRecalculator,
  SLIDER_DELAY_MILLISECONDS,
  TYPING_DELAY_MILLISECONDS,
} from "./recalculator";
import type { Failure, FormReading, RecalculationState, Recalculator } from "./recalculator";
import { placeThumb, readThumb, SLID, SLIDER } from "./slider";
import type { SliderScale } from "./slider";

/** The page of a change again: why it was refused, or what the change comes to. */
export type ChangeAnswer<Shown = unknown> = ShownForm & {
  shown?: Shown;
  /** Whether the services turned a preview away: only a new page can say why. */
  isTurnedAway?: boolean;
};

type Settings<Shown> = {
  /** Where the form is posted to, what it starts from, and what its fields show. */
  action: string;
  ground: Ground;
  values: Record<string, string>;
  /** What is wrong with what they show. */
  refused?: ChangeAnswer;
  /** Whether the page shows what they come to. */
  isShown: boolean;
  /** The field that a slider or a reset says the same as, and what the slider offers. */
  field?: string;
  scale?: SliderScale;
  /** The buttons that ask what the change comes to; that of Enter has no name. */
  previews: readonly string[];
  /** Whether a preview is stored, so that without its answer nobody knows what is. */
  isStored?: boolean;
  onShown: (shown: Shown) => Ground;
  onState: (state: RecalculationState) => void;
};

/** What the action of the page's form answered with the page. A link to a field, which is a new place for the router, keeps it. */
export function useChangeAnswer<Shown>(): ChangeAnswer<Shown> | undefined {
  const answer = useActionData() as ChangeAnswer<Shown> | undefined;
  return useState(answer)[0];
}

/**
 * Previews a change while a person types or slides. The form's own controls hold what was typed, as they do without scripts;
 * only what follows from it is state.
 */
export function useChange<Shown>(settings: Settings<Shown>) {
  const [first] = useState(settings);
  const { field, refused, isStored } = first;
  const latest = useRef(settings);
  latest.current = settings;
  const form = useRef<HTMLFormElement>(null);
  const recalculator = useRef<Recalculator>();
  const ground = useRef(first.ground);
  const seen = useRef<ChangeAnswer<Shown>>();
  const { submit: send, state: sending, data } = useFetcher();
  const answer = data as ChangeAnswer<Shown> | undefined;
  const [joined, setJoined] = useState(() => ({
    text: (field && first.values[field]) ?? "",
    place: first.values[SLIDER] ?? "",
  }));

  useEffect(() => {
    const controls = form.current;
    if (!controls) return;
    const { action, values, isShown, onState } = first;
    // The state that another page has left is over.
    onState({ status: "idle" });
    const shown = isShown ? keyOf(readChange(toForm(values), first.ground)) : undefined;
    const made = makeRecalculator({
      shown,
      read: () => readForm(controls, ground.current),
      send: () => {
        const body = new FormData(controls);
        body.set("intent", PREVIEW);
        if (isStored) setCertain(controls, false);
        send(body, { method: "post", action });
      },
      onState,
    });
    recalculator.current = made;
    controls.dataset.live = "";
    controls.addEventListener("formdata", leaveSliderOut);
    // What was changed before this ran, or brought back by the browser, is to count as well.
    setJoined(join(controls, latest.current, wasSliderMoved(controls, field)));
    const reading = readForm(controls, first.ground);
    if (!refused && "key" in reading && reading.key !== shown) made.schedule(TYPING_DELAY_MILLISECONDS);
    return () => {
      made.stop();
      controls.removeEventListener("formdata", leaveSliderOut);
    };
  }, [first, field, refused, isStored, send]);

  useEffect(() => {
    if (sending === "submitting" || !form.current) return;
    if (!answer || answer === seen.current) {
      // The request was given up, and no answer comes.
      if (sending === "idle") recalculator.current?.answer({ message: CALCULATION_FAILURE });
      return;
    }
    seen.current = answer;
    const { shown } = answer;
    const failure = isRefused(answer) ? sayRefusal(answer) : undefined;
    if (!recalculator.current?.answer(failure) || !shown) return;
    ground.current = latest.current.onShown(shown);
    if (failure !== undefined) return;
    if (isStored) setCertain(form.current, true);
    document.title = document.title.replace(/^Error: /, "");
  }, [sending, answer, isStored]);

  // A browser moves the thumb of a slider whose ends or steps have changed; the field says what counts.
  const offered = JSON.stringify(settings.scale);
  useEffect(() => {
    if (form.current?.dataset.live === "") join(form.current, latest.current, false);
  }, [offered]);

  useEffect(() => {
    if (refused) document.title = `Error: ${document.title.replace(/^Error: /, "")}`;
  }, [refused]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !form.current) return;
    const isSlider = target.name === SLIDER;
    setJoined(join(form.current, latest.current, isSlider));
    recalculator.current?.schedule(isSlider ? SLIDER_DELAY_MILLISECONDS : TYPING_DELAY_MILLISECONDS);
  }

  /** Shows a preview in place of a new page. Whatever else was pressed is for the page to handle, with no preview left to come. */
  function onSubmit(event: FormEvent<HTMLFormElement>): string | undefined {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (!form.current || !first.previews.includes(intent) || !isRight() || answer?.isTurnedAway)
      return intent;
    event.preventDefault();
    recalculator.current?.recalculate();
    return undefined;
  }

  /** Types into the field, as a person would. */
  function fill(value: string) {
    const control = form.current?.elements.namedItem(field ?? "");
    if (!(control instanceof HTMLInputElement)) return;
    control.value = value;
    control.focus();
    control.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function isRight() {
    return form.current !== null && "key" in readForm(form.current, ground.current);
  }

  return {
    form,
    /** What the field says that a slider or a reset leads, and where the slider's thumb is. */
    ...joined,
    onInput,
    onSubmit,
    fill,
    isRight,
    isBusy: () => recalculator.current?.isBusy() ?? false,
    isCertain: () => form.current !== null && isCertain(form.current),
    stop: () => recalculator.current?.stop(),
  };
}

/** Whether a form came back because something is wrong, and not to show what its change comes to. */
export function isRefused({ notice, fieldErrors = {} }: ChangeAnswer): boolean {
  return notice !== undefined || Object.keys(fieldErrors).length > 0;
}

function sayRefusal({ notice, fieldErrors }: ShownForm): Failure {
  return notice === undefined ? joinMistakes(listMistakes(fieldErrors)) : { message: notice };
}

function keyOf(reading: ReturnType<typeof readChange>): string | undefined {
  return "change" in reading ? writeChangeKey(reading.change) : undefined;
}

/** With scripts field and slider say the same, so that the field alone counts. */
function leaveSliderOut({ formData }: FormDataEvent): void {
  for (const name of [SLIDER, SLID]) formData.delete(name);
}

function readForm(controls: HTMLFormElement, ground: Ground): FormReading {
  const reading = readChange(new FormData(controls), ground);
  return "change" in reading ? { key: writeChangeKey(reading.change) } : reading;
}

/**
 * Until an answer comes, or if none does, nobody knows what the server has stored. Then the form does not say what was shown,
 * and all its fields count.
 */
function isCertain(controls: HTMLFormElement): boolean {
  return findInput(controls, SHOWN)?.disabled !== true;
}

function setCertain(controls: HTMLFormElement, certain: boolean): void {
  const shown = findInput(controls, SHOWN);
  if (shown) shown.disabled = !certain;
}

function findInput(controls: HTMLFormElement, name = ""): HTMLInputElement | undefined {
  const input = controls.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}

function wasSliderMoved(controls: HTMLFormElement, field: string | undefined): boolean {
  const [slider, typed] = [findInput(controls, SLIDER), findInput(controls, field)];
  return (
    slider !== undefined &&
    typed !== undefined &&
    slider.value !== slider.defaultValue &&
    typed.value === typed.defaultValue
  );
}

type Joined = { text: string; place: string };

/** Makes slider and field say the same, the one that was touched leading; returns what both then say. */
function join(
  controls: HTMLFormElement,
  { field, scale }: Pick<Settings<never>, "field" | "scale">,
  isSlider: boolean,
): Joined {
  const [slider, typed] = [findInput(controls, SLIDER), findInput(controls, field)];
  if (slider && typed && scale) {
    if (isSlider) typed.value = readThumb(scale, slider.value) ?? typed.value;
    else slider.value = placeThumb(scale, typed.value) ?? slider.value;
  }
  return { text: typed?.value ?? "", place: slider?.value ?? "" };
}
