import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ShownForm } from "~/ui/form/answer-in-place";
import { listMistakes } from "~/ui/form/without-validation";
import { PREVIEW } from "~/web/request/preview";
import { CALCULATION_FAILURE } from "./failures";
import { type Ground, readChange, SHOWN, toForm, writeChangeKey } from "./read-change";
import {
  type Failure,
  type FormReading,
  joinMistakes,
  makeRecalculator,
  type RecalculationState,
  type Recalculator,
  SLIDER_DELAY_MILLISECONDS,
  TYPING_DELAY_MILLISECONDS,
} from "./recalculator";
import { placeThumb, readThumb, SLID, SLIDER, type SliderScale } from "./slider";

/** The response to a change's form: its refusal, or the effect of the change. */
export type ChangeAnswer<Shown = unknown> = ShownForm & {
  shown?: Shown;
  /** True if the services refused a preview for a reason that only a new page can show. */
  isTurnedAway?: boolean;
};

type Settings<Shown> = {
  /** The address to which the form is posted, its starting values, and its fields' values. */
  action: string;
  ground: Ground;
  values: Record<string, string>;
  /** The refusal of the fields' values. */
  refused?: ChangeAnswer;
  /** True if the page already shows their effect. */
  isShown: boolean;
  /** The field that a slider or a reset sets, and the slider's scale. */
  field?: string;
  scale?: SliderScale;
  /** The values of the buttons that request a preview; Enter's is empty. */
  previews: readonly string[];
  /** True if a preview is stored: without its response, the stored values are uncertain. */
  isStored?: boolean;
  onShown: (shown: Shown) => Ground;
  onState: (state: RecalculationState) => void;
};

/** The action data at the page's load; it survives a link to a field, which the router treats as a navigation. */
export function useFirstAnswer<Shown>(answer?: ChangeAnswer<Shown>): ChangeAnswer<Shown> | undefined {
  return useState(answer)[0];
}

/**
 * Previews a change while a person types or slides. The form's own controls hold what was typed, as they do
 * without scripts; React's state holds only the effect.
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
    // Clears the state of the page before.
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
    // Includes input before hydration, and values that the browser restored.
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
      // The request was aborted, and no response comes.
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

  // A browser moves the thumb of a slider whose range or step has changed; the field's value counts.
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

  /** Handles a preview in place and returns undefined; returns any other button's value for the page to handle. */
  function onSubmit(event: FormEvent<HTMLFormElement>): string | undefined {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "";
    if (!form.current || !first.previews.includes(intent) || !isRight() || answer?.isTurnedAway)
      return intent;
    event.preventDefault();
    recalculator.current?.recalculate();
    return undefined;
  }

  /** Sets the field's value as if it were typed. */
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
    /** The text of the field beside a slider or a reset, and the place of the slider's thumb. */
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

/** True if a form was refused, false if it only shows the effect of its change. */
export function isRefused({ notice, fieldErrors = {} }: ChangeAnswer): boolean {
  return notice !== undefined || Object.keys(fieldErrors).length > 0;
}

function sayRefusal({ notice, fieldErrors }: ShownForm): Failure {
  return notice === undefined ? joinMistakes(listMistakes(fieldErrors)) : { message: notice };
}

function keyOf(reading: ReturnType<typeof readChange>): string | undefined {
  return "change" in reading ? writeChangeKey(reading.change) : undefined;
}

/** With scripts field and slider are equal, so the field alone is posted. */
function leaveSliderOut({ formData }: FormDataEvent): void {
  for (const name of [SLIDER, SLID]) formData.delete(name);
}

function readForm(controls: HTMLFormElement, ground: Ground): FormReading {
  const reading = readChange(new FormData(controls), ground);
  return "change" in reading ? { key: writeChangeKey(reading.change) } : reading;
}

/**
 * False while a response is awaited or missing: the values stored on the server are then unknown. The form
 * leaves out the values that its page showed, so that all its fields count.
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

/** Makes slider and field equal, led by the one that was moved; returns their values. */
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
