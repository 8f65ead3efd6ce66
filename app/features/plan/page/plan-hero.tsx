import { BoldText } from "~/ui/bold-text";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { writeLinePath } from "~/web/plan/assumed-address";
import { PartSwatch } from "~/web/plan/split-bar";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { HeroView, Phrase } from "~/words/plan-page/describe-hero";
import type { GapView } from "~/words/changes/describe-gap";
import type { LeverView } from "~/words/changes/describe-levers";
import type { ChangePaths } from "./amended-section";

type HeroProps = {
  title: string;
  hero: HeroView;
  levers: readonly LeverView[];
  /** The ways to close the gap of a plan that pays less than the need; they replace the levers. */
  gap?: GapView;
  /** The page of each change; one without a page is not linked. */
  changePaths?: ChangePaths;
  /** True if the page has another conclusion, which takes the first heading. */
  isSecond?: boolean;
  /** True for a shared plan, which has no links to changes. */
  isShared?: boolean;
};

/** The conclusion: one sentence, the income before and after tax, its parts, one chance, and the levers. */
export function PlanHero({ title, hero, levers, gap, changePaths, isSecond = false, isShared }: HeroProps) {
  const writeAddress = usePlanAddress();
  return (
    <div className="gap-6 space-y-6 print:gap-y-1 broad:grid broad:grid-cols-12 broad:space-y-0">
      <div className="min-w-0 space-y-4 print:space-y-2 broad:col-span-7">
        <p className="text-small font-bold text-soft print:hidden">{title}</p>
        {hero.earlierVersion && (
          <p className="rounded-leaf border-2 border-ink bg-tint-sun p-4">{hero.earlierVersion}</p>
        )}
        {hero.shortfall && <Shortfall {...hero.shortfall} />}
        <Sentence phrases={hero.phrases} isSecond={isSecond} />
        {hero.guarantee && changePaths?.guarantee && (
          <a href={changePaths.guarantee} className="button button-secondary print:hidden">
            {hero.guarantee}
          </a>
        )}
        {hero.untilWhen && (
          <p className="max-w-text print:hidden">
            {hero.untilWhen.words}{" "}
            {!isShared && (
              <TextLink to={writeAddress(writeLinePath("income"))}>{hero.untilWhen.link}</TextLink>
            )}
          </p>
        )}
        <Pair pair={hero.pair} isShared={isShared} />
        <Parts parts={hero.parts} />
        <p className="max-w-text text-small text-soft print:hidden">
          <BoldText text={[...hero.notes, ...hero.help].join(" ")} />
        </p>
      </div>
      <div className="min-w-0 broad:col-span-5 broad:col-start-8">
        <Panel tint="leaf">
          <LikelihoodDots filled={hero.chance.dots} className="mb-3" />
          <p>
            <BoldText text={hero.chance.sentences.join(" ")} />
          </p>
          {hero.chance.beside && (
            <p className="mt-2 text-small print:hidden">
              <BoldText text={hero.chance.beside} />
            </p>
          )}
          {gap ? (
            <Changes {...gap} paths={changePaths} />
          ) : (
            levers.length > 0 && (
              <Changes
                heading="What would change it"
                note="A month, before tax"
                rows={levers}
                paths={changePaths}
              />
            )
          )}
        </Panel>
      </div>
      {/* As wide as the sheet, so that the first printed page holds more. */}
      <p className="col-span-full hidden text-small print:block">
        <BoldText
          text={[...hero.notes, ...hero.help, ...(hero.chance.beside ? [hero.chance.beside] : [])].join(" ")}
        />
      </p>
    </div>
  );
}

function Shortfall({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="rounded-leaf border-2 border-ink bg-tint-sun p-4">
      <p className="text-label font-bold">{heading}</p>
      <p>{text}</p>
    </div>
  );
}

/** Each phrase has its own line; amounts are in the text face, at the size of the heading. */
function Sentence({ phrases, isSecond }: { phrases: readonly Phrase[]; isSecond: boolean }) {
  const Heading = isSecond ? "h2" : "h1";
  return (
    <Heading className={`${isSecond ? "heading-2" : "heading-1"} hyphens-none`}>
      {phrases.map(({ amount, words }, index) => (
        <span key={words} className="block">
          {amount && <span className="whitespace-nowrap font-sans">{amount}</span>}
          {amount && " "}
          {words}
          {index < phrases.length - 1 && " "}
        </span>
      ))}
    </Heading>
  );
}

function Pair({ pair, isShared }: Pick<HeroView, "pair"> & Pick<HeroProps, "isShared">) {
  return (
    <dl
      className={`flex flex-wrap ${pair.some(({ ask }) => ask) ? "items-start" : "items-end"} gap-x-6 gap-y-3 border-t-2 border-ink pt-3 narrow:block narrow:space-y-3`}
    >
      {pair.map(({ label, amount, ask }) => (
        <div key={label} className="min-w-[min-content] flex-1">
          <dt>{label}</dt>
          {ask ? (
            <NotKnown words={amount} ask={isShared ? undefined : ask} />
          ) : (
            <dd className="whitespace-nowrap text-amount-pair font-bold text-bark">{amount}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** In place of an unknown amount: a link to the line that it depends on, otherwise the reason. */
function NotKnown({ words, ask }: { words: string; ask: HeroView["pair"][number]["ask"] }) {
  const writeAddress = usePlanAddress();
  return (
    <dd>
      <span className={ask && "hidden print:inline"}>{words}</span>
      {ask && (
        <a href={writeAddress(writeLinePath(ask.line))} className="link print:hidden">
          {ask.name}
        </a>
      )}
    </dd>
  );
}

function Parts({ parts }: Pick<HeroView, "parts">) {
  return (
    <dl>
      {parts.map(({ key, name, note, amount }) => (
        <div
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 print:py-0"
        >
          <dt className="flex min-w-0 flex-1 basis-[10rem] items-start gap-3">
            <PartSwatch part={key} />
            <span className="min-w-0">
              {name} <span className="block text-small text-soft wide:inline">{note}</span>
            </span>
          </dt>
          <dd className="ml-auto whitespace-nowrap font-bold">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type ChangesProps = Omit<Partial<GapView>, "rows"> & {
  rows: readonly { lever: keyof ChangePaths; name: string; amount: string }[];
  paths?: ChangePaths;
};

function Changes({ heading, note, rows, sentences = [], paths }: ChangesProps) {
  return (
    <div className="pt-2">
      <h2 className="text-label font-bold">{heading}</h2>
      {note && <p className="text-small">{note}</p>}
      <ul>
        {rows.map(({ lever, name, amount }) => (
          <li
            key={lever}
            className={`relative flex min-h-touch text-small print:min-h-0 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0 ${
              // Hidden on paper: the heading above says the same, and paper has no links.
              lever === "income_needed" ? "print:hidden" : ""
            }`}
          >
            <span className="min-w-0">
              {paths?.[lever] ? (
                <a href={paths[lever]} className="link after:absolute after:inset-0">
                  {name}
                </a>
              ) : (
                name
              )}
            </span>
            <span className="ml-auto text-right font-bold">{amount}</span>
          </li>
        ))}
      </ul>
      {sentences.length > 0 && <p className="text-small">{sentences.join(" ")}</p>}
    </div>
  );
}
