import type { ClientState } from "~/contract/plan/client-state";
import { ChosenIcon, PencilIcon, QuarterIcon, RingIcon, TickIcon, TurnIcon, WarningIcon } from "~/ui/icons";

const LOOKS = {
  failed: { Icon: WarningIcon, colour: "text-error" },
  older: { Icon: TurnIcon, colour: "text-bark" },
  draft: { Icon: PencilIcon, colour: "text-soft" },
  pending: { Icon: QuarterIcon, colour: "text-soft" },
  new: { Icon: RingIcon, colour: "text-soft" },
  ready: { Icon: TickIcon, colour: "text-leaf" },
  chosen: { Icon: ChosenIcon, colour: "text-leaf" },
} as const satisfies Record<ClientState, object>;

/** A state's icon, shown beside its words. */
export function StateIcon({ state }: { state: ClientState }) {
  const { Icon, colour } = LOOKS[state];
  return <Icon className={`mt-px h-5 w-5 shrink-0 ${colour}`} />;
}

/** A state in a table. */
export function StateMark({ state, words }: { state: ClientState; words: string }) {
  return (
    <span className={`inline-flex items-start gap-2 ${state === "failed" ? "font-bold text-error" : ""}`}>
      <StateIcon state={state} />
      {words}
    </span>
  );
}
