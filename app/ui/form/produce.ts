/**
 * Changes a copy of a state and leaves the state as it was. It stands in for the package immer that the store of
 * remix-validated-form asks for (tsconfig.json maps the name to this file): ten times its weight in every hydrated form,
 * for a handful of fields.
 */
export function produce<State>(change: (draft: State) => void): (state: State) => State {
  return (state) => {
    const draft = copyPlain(state);
    change(draft);
    return draft;
  };
}

/** Plain objects and arrays are copied, whatever else they hold (functions, elements, promises) is handed on. */
function copyPlain<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyPlain) as Value;
  if (!value || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyPlain(inner)])) as Value;
}
