import type { Visitor } from "../plan/visitor-context";

/**
 * Names the client for whom an adviser acts, with the way out. In print it says for whom the page was
 * prepared.
 */
export function ActingBand({ name, who, stopAddress }: NonNullable<Visitor["acting"]>) {
  return (
    <>
      <section
        aria-label={`Acting for ${who}`}
        data-acting
        className="z-20 border-b-4 border-sun bg-bark text-white wide:sticky wide:top-0 print:hidden"
      >
        <div className="frame flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
          <p className="min-w-0 grow basis-[10rem] text-small">
            <strong className="block wide:inline">You are acting for {who}.</strong> We write down what you
            do, and {name} can read it.
          </p>
          <a
            href={stopAddress}
            className="flex min-h-touch shrink-0 items-center rounded-leaf border-2 border-white px-6 tight:px-2 font-bold text-white no-underline hover:bg-white hover:text-bark"
          >
            Stop
          </a>
        </div>
      </section>
      <p className="frame hidden font-bold print:block">Prepared for {who}</p>
    </>
  );
}
