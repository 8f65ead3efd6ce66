/** Preloaded into a process: sets its clock to `MOVED_CLOCK` at its start. */
const Real = Date;
const moved = Real.parse(process.env.MOVED_CLOCK) - Real.now();
const now = () => Real.now() + moved;

globalThis.Date = new Proxy(Real, {
  construct: (real, given, maker) => Reflect.construct(real, given.length > 0 ? given : [now()], maker),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
