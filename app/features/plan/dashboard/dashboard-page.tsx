import { LinkButton } from "~/ui/button";
import { TickIcon } from "~/ui/icons";
import { Page } from "~/web/layout/page";
import { ProgressTrack } from "~/ui/progress-bar";
import { Tags } from "~/ui/amount";
import { TextLink } from "~/ui/text-link";
import type { PlanEntryView } from "~/words/plan-page/describe-plan-entry";

type Entry = PlanEntryView & { to: string; links: readonly { to: string; name: string }[] };

type DashboardProps = {
  firstName?: string;
  entries: readonly Entry[];
  hasUnfinishedAnswers: boolean;
  isGuest: boolean;
  /** The address of the next page of older plans. */
  older?: string;
  /** The newest kept check of a living annuity. */
  check?: { checked: string; sentence: string; to: string };
};

/** The visitor's plans, the next step of each, and a way to begin again. */
export function DashboardPage({
  firstName,
  entries,
  hasUnfinishedAnswers,
  isGuest,
  older,
  check,
}: DashboardProps) {
  const leftOff = hasUnfinishedAnswers ? undefined : entries.find(({ progress }) => progress);
  const title = leftOff?.progress ? `You were at step ${leftOff.progress.done}` : "Your plans";
  return (
    <Page>
      <h1 className="heading-1">{[title, firstName].filter(Boolean).join(", ")}</h1>
      <div className="mt-3">
        <Tags tags={["today’s rand", "before tax"]} />
      </div>
      {hasUnfinishedAnswers && <UnfinishedAnswers />}
      {entries.map((entry) => (
        <PlanEntry key={entry.id} entry={entry} isPrimary={entry === leftOff} />
      ))}
      {older && (
        <p className="mt-8">
          <TextLink to={older}>Older plans</TextLink>
        </p>
      )}
      {check && <KeptCheckEntry {...check} />}
      <StartOver hasUnfinishedAnswers={hasUnfinishedAnswers} isGuest={isGuest} />
    </Page>
  );
}

const SECTION =
  "mt-10 border-t-2 border-bark pt-6 wide:grid wide:grid-cols-[minmax(0,1fr)_13rem] wide:gap-6 broad:grid-cols-12";

function PlanEntry({ entry, isPrimary }: { entry: Entry; isPrimary: boolean }) {
  const { id, state, isReady, title, income, sentence, asked, progress, action, dated, to, links } = entry;
  return (
    <section aria-labelledby={`plan-${id}`} className={SECTION}>
      <div className="space-y-1 broad:col-span-8">
        <p className="flex items-start gap-2 text-small font-bold">
          {isReady ? <TickIcon className="mt-px h-5 w-5 shrink-0 text-leaf" /> : <OpenMark />}
          {state}
        </p>
        <h2 id={`plan-${id}`} className="heading-2">
          {title}
          <span className="sr-only">, plan {id}</span>
        </h2>
        {income && (
          <p>
            <span className="whitespace-nowrap text-amount-l font-bold text-bark">{income.amount}</span>{" "}
            {income.note}
          </p>
        )}
        <p>{sentence}</p>
        {asked.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div className="mt-4 wide:mt-0 broad:col-span-4">
        {progress && (
          <div className="mb-4 text-small">
            <strong>The plan explained</strong>
            <ProgressTrack {...progress} label={`Step ${progress.done} of ${progress.total}`} />
          </div>
        )}
        <LinkButton to={to} look={isPrimary ? "primary" : "secondary"} className="w-full">
          {action.name}
          <span className="sr-only">, plan {id}</span>
        </LinkButton>
      </div>
      <PlanFooter>
        <span className="text-soft">Plan {id}</span>
        {dated && <span className="text-soft">{dated}</span>}
        <span className="flex flex-wrap gap-x-6 wide:ml-auto">
          {links.map(({ to: address, name }) => (
            <a key={address} href={address} className="link">
              {name}
              <span className="sr-only">, plan {id}</span>
            </a>
          ))}
        </span>
      </PlanFooter>
    </section>
  );
}

/** A plan's number, date and links to its other pages. */
function PlanFooter({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-4 flex flex-col gap-x-6 gap-y-2 rounded-leaf bg-mist px-4 py-3 text-small wide:col-span-full wide:flex-row wide:items-center">
      {children}
    </div>
  );
}

function KeptCheckEntry({ checked, sentence, to }: NonNullable<DashboardProps["check"]>) {
  return (
    <section aria-labelledby="kept-check" className={SECTION}>
      <div className="space-y-1 broad:col-span-8">
        <p className="flex items-start gap-2 text-small font-bold">
          <TickIcon className="mt-px h-5 w-5 shrink-0 text-leaf" />
          {checked}
        </p>
        <h2 id="kept-check" className="heading-2">
          Your living annuity
        </h2>
        <p>{sentence}</p>
      </div>
      <div className="mt-4 wide:mt-0 broad:col-span-4">
        <LinkButton to={to} look="secondary" className="w-full">
          Check it again
        </LinkButton>
      </div>
    </section>
  );
}

function OpenMark() {
  return (
    <svg className="mt-px h-5 w-5 shrink-0" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}

function UnfinishedAnswers() {
  return (
    <section aria-labelledby="unfinished" className={SECTION}>
      <div className="space-y-1 broad:col-span-8">
        <p className="flex items-start gap-2 text-small font-bold">
          <OpenMark />
          Answers not finished
        </p>
        <h2 id="unfinished" className="heading-2">
          A new plan
        </h2>
        <p>No income yet. We take you to the first question that is open.</p>
      </div>
      <div className="mt-4 wide:mt-0 broad:col-span-4">
        <LinkButton to="/en/7?plan=new" className="w-full">
          Go on answering
        </LinkButton>
      </div>
    </section>
  );
}

function StartOver({
  hasUnfinishedAnswers,
  isGuest,
}: Pick<DashboardProps, "hasUnfinishedAnswers" | "isGuest">) {
  return (
    <section aria-labelledby="start-over" className={SECTION}>
      <div className="space-y-1 broad:col-span-8">
        <h2 id="start-over" className="heading-2">
          Start over with new answers
        </h2>
        {hasUnfinishedAnswers ? (
          <p className="mt-2 max-w-text rounded-leaf bg-tint-sun p-4">
            <strong>Your unfinished answers will be cleared.</strong> Finish them first if you want to keep
            them. {isGuest && "This browser can then no longer open the plans above. "}You cannot undo this.
          </p>
        ) : (
          <p className="max-w-text">You get seven empty steps. Your plans stay here.</p>
        )}
      </div>
      <div className="mt-4 wide:mt-0 broad:col-span-4">
        <LinkButton
          to={hasUnfinishedAnswers ? "/en/clear-my-answers?plan=new" : "/en/1?plan=new"}
          look="secondary"
          className="w-full"
        >
          Start over
        </LinkButton>
        {hasUnfinishedAnswers && (
          <p className="mt-2 text-small text-soft">We ask once more before anything is cleared.</p>
        )}
      </div>
    </section>
  );
}
