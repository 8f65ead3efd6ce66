import { DeskTable } from "~/ui/desk/desk-table";
import { Form, SavedNotice, SubmitButton } from "~/ui/form";
import { Section } from "~/ui/layout/section";
import { Panel } from "~/ui/panel";
import { TextLink } from "~/ui/text-link";
import { FormPage } from "~/web/layout/form-page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { EarlierChecks } from "~/words/living-annuity/list-earlier-checks";
import { CHECK_ADDRESS, KEPT_CHECKS_ADDRESS } from "./addresses";

type KeptChecksView = {
  client?: string;
  table: EarlierChecks;
  /** The ids of the checks, in the order of the table. */
  ids: readonly string[];
  isKept: boolean;
  isStopped: boolean;
  /** The mail that invites them back; absent if none is wanted. */
  mail?: { on: string; hasAddress: boolean };
  toDelete?: { id: string; day: string };
  operation: string;
};

/** A person's kept checks, with a button that deletes each and one that stops the mail. */
export function KeptChecksPage({ view }: { view: KeptChecksView }) {
  const { client, table, ids, isKept, isStopped, mail, toDelete, operation } = view;
  const writeAddress = usePlanAddress();
  return (
    <FormPage>
      {isKept && <SavedNotice>We keep this check, and compare the next one with it.</SavedNotice>}
      {isStopped && <SavedNotice>Stopped. You get no email about it.</SavedNotice>}
      {toDelete && <DeletePanel check={toDelete} operation={operation} />}
      <h1 className="heading-1">{client ? `${client}’s checks` : "Your checks"}</h1>
      <p className="mb-6 mt-2 max-w-text">
        Did you mistype something today? Do the check again and keep it: we keep the last check of each day.
      </p>
      <DeskTable
        caption={table.caption}
        heads={[
          ...table.heads.map((name, at) => ({ name, isFigure: at > 0 })),
          { name: "Action", isFigure: true, isHidden: true },
        ]}
        rows={table.rows.map((cells, at) => ({
          key: ids[at] ?? at,
          cells: [
            ...cells,
            <a key="delete" href={writeAddress(KEPT_CHECKS_ADDRESS, { delete: ids[at] })} className="link">
              Delete<span className="sr-only"> the check of {cells[0]}</span>
            </a>,
          ],
        }))}
      />
      <p className="mt-6">
        <TextLink to={writeAddress(CHECK_ADDRESS)}>Do the check again</TextLink>
      </p>
      {mail && <MailSection mail={mail} operation={operation} />}
    </FormPage>
  );
}

type MailSectionProps = { mail: NonNullable<KeptChecksView["mail"]>; operation: string };

function MailSection({ mail: { on, hasAddress }, operation }: MailSectionProps) {
  const writeAddress = usePlanAddress();
  return (
    <Section id="mail" title={`We ask you back on ${on}`}>
      {hasAddress ? (
        <p className="mb-4 max-w-text">By one email, without figures, before your year begins.</p>
      ) : (
        <p className="mb-4 max-w-text">
          We have no email address of yours to write to.{" "}
          <TextLink to="/en/profile">Add it in your profile</TextLink>
        </p>
      )}
      <Form id="stop-mail" action={writeAddress(KEPT_CHECKS_ADDRESS)}>
        <input type="hidden" name="processContextId" value={operation} />
        <SubmitButton intent="stop" look="secondary" busyWords="Stopping...">
          Stop the email
        </SubmitButton>
      </Form>
    </Section>
  );
}

type DeletePanelProps = { check: { id: string; day: string }; operation: string };

/** Asks once more before a check is deleted. */
function DeletePanel({ check: { id, day }, operation }: DeletePanelProps) {
  const writeAddress = usePlanAddress();
  return (
    <div className="mb-6">
      <Panel tint="sun" title={`Delete the check of ${day}?`}>
        <p>You cannot undo this. We can then no longer compare the next check with it.</p>
        <Form id="delete-check" action={writeAddress(KEPT_CHECKS_ADDRESS)}>
          <input type="hidden" name="processContextId" value={operation} />
          <input type="hidden" name="check" value={id} />
          <p className="flex flex-wrap items-center gap-6">
            <SubmitButton intent="delete" look="secondary" busyWords="Deleting...">
              Delete it
            </SubmitButton>
            <TextLink to={writeAddress(KEPT_CHECKS_ADDRESS)}>Leave it</TextLink>
          </p>
        </Form>
      </Panel>
    </div>
  );
}
