// Plain JavaScript, because the lock that `.ci/prepare.mjs` takes throws it before anything is built.

/** Why the program cannot start: one sentence for the person who runs it, shown without a stack trace. */
export class StartRefusal extends Error {
  name = "StartRefusal";
}
