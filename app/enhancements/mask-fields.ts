import { isMaskKind, showAfterwards, showWhileTyping, takeOutSpaces } from "./masks";
import type { MaskKind } from "./masks";

/** What a person typed into a field, including their own separators, and what it shows. */
type Typing = { typed: string; shown: string };

const typing = new WeakMap<HTMLInputElement, Typing>();

/**
 * Sets separators in fields with `data-mask` while a person types at the end, and formats the text when they leave, and
 * before the form is posted, because Enter posts it without leaving the field. A correction anywhere else, or deleting
 * characters, changes nothing else. What was typed before this came is formatted at once.
 */
export default function maskFields(): void {
  document.addEventListener("input", (event) => {
    const field = findField(event.target);
    if (field) follow(field, event instanceof InputEvent ? event : undefined);
  });
  document.addEventListener("focusout", ({ target }) => tidy(target));
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) [...target.elements].forEach(tidy);
  });
  for (const input of document.querySelectorAll("[data-mask]")) {
    const field = findField(input);
    if (field) catchUp(field);
  }
}

type Field = { input: HTMLInputElement; kind: MaskKind };

function findField(target: EventTarget | null): Field | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const kind = target.dataset.mask;
  return isMaskKind(kind) ? { input: target, kind } : undefined;
}

/** Formats what was typed before this came: as on leaving, or as in typing where somebody is still at the field's end. */
function catchUp({ input, kind }: Field): void {
  if (input.value === input.defaultValue) return;
  const typed = takeOutSpaces(input.value);
  const isInside = input === document.activeElement;
  if (!isInside) write(input, showAfterwards(kind, showWhileTyping(kind, typed)));
  else if (input.selectionStart === input.value.length) write(input, showWhileTyping(kind, typed));
  if (isInside) typing.set(input, { typed, shown: input.value });
}

function follow({ input, kind }: Field, event: InputEvent | undefined): void {
  const { value } = input;
  const last = typing.get(input);
  const isLonger = last !== undefined && value.startsWith(last.shown);
  const typed = isLonger ? last.typed + value.slice(last.shown.length) : takeOutSpaces(value);
  const isAtEnd = input.selectionStart === value.length;
  const isTyping = event?.inputType.startsWith("insert") && !event.isComposing && isAtEnd;
  if (isTyping) write(input, showWhileTyping(kind, typed));
  typing.set(input, { typed, shown: input.value });
}

function tidy(element: EventTarget | null): void {
  const field = findField(element);
  const last = field && typing.get(field.input);
  if (!last) return;
  typing.delete(field.input);
  write(field.input, showAfterwards(field.kind, showWhileTyping(field.kind, last.typed)));
}

function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}
