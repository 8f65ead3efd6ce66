/** Why the program cannot start: one sentence for the person who runs it, shown without a stack trace. */
export class StartRefusal extends Error {
  override name = "StartRefusal";
}
