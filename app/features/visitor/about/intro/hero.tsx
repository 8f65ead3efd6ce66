import { EstimateForm } from "~/web/plan/estimate-form";
import { SavannaScene } from "~/web/tree/savanna-scene";

/** The first figure's effort and result; also the page's description for search engines. */
export const FIRST_FIGURE_LEAD =
  "Answer five questions. See what you could be paid each month, and how likely it is to last.";

/** The top of the first page, with the five fields for a first figure. */
export function Hero({ hasBegun }: { hasBegun: boolean }) {
  return (
    <div className="relative overflow-hidden bg-dawn-1 wide:bg-bark">
      <div className="frame relative z-[1] pt-8 wide:pb-10">
        <div className="space-y-6 wide:min-h-[22rem]">
          <h1 className="heading-display max-w-text">Turn your savings into an income for life</h1>
          <p className="max-w-[26rem] text-lead">{FIRST_FIGURE_LEAD}</p>
        </div>
        <section
          aria-labelledby="first-figure"
          className="mt-6 rounded-leaf border-2 border-bark bg-white p-4 wide:mt-0 wide:p-6"
        >
          <h2 id="first-figure" className="mb-4 font-serif text-h3 font-bold text-bark">
            Your first figure, in a minute
          </h2>
          <EstimateForm button="Show my income" look={hasBegun ? "secondary" : "primary"} />
          <p className="mt-4 text-small text-soft">Free. We ask no name, and we keep nothing of this.</p>
        </section>
      </div>
      <div className="relative h-64 overflow-hidden wide:absolute wide:inset-0 wide:h-[26rem] wide:bg-dawn-1">
        <SavannaScene className="absolute bottom-0 right-[-1rem] h-auto w-[36rem] max-w-none wide:right-[-4rem] wide:h-full wide:w-full" />
      </div>
    </div>
  );
}
