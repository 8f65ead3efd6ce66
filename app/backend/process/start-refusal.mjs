// Plain JavaScript, because the lock of `.ci/prepare.mjs` throws it before anything is built.

/** A reason why the program cannot start: one sentence for the person who runs it, shown without a stack trace. */
export class StartRefusal extends Error {
  name = "StartRefusal";
}
