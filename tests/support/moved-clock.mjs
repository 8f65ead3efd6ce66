/** Loaded into a process before its program: the process has the time that `MOVED_CLOCK` says, from its start on. */
const Real = Date;
const moved = Real.parse(process.env.MOVED_CLOCK) - Real.now();
const now = () => Real.now() + moved;

globalThis.Date = new Proxy(Real, {
  construct: (real, given, maker) => Reflect.construct(real, given.length > 0 ? given : [now()], maker),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
