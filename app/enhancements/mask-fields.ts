import { isMaskKind, type MaskKind, showAfterwards, showWhileTyping, takeOutSpaces } from "./masks";

/** A person's typing, with separators of their own, and the field's text. */
type Typing = { typed: string; shown: string };

const typing = new WeakMap<HTMLInputElement, Typing>();

/**
 * Sets separators in fields with `data-mask` while a person types at the end. Formats the text when they leave the
 * field, and before the form is posted, because Enter posts it without leaving. A correction elsewhere in the text,
 * or deleting characters, changes nothing else. Text typed before this script loaded is formatted at once.
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

/** Formats text typed before this script loaded: as on leaving, or as while typing if the caret is at its end. */
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
