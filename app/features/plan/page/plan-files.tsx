import { Disclosure } from "~/ui/disclosure";
import { TextLink } from "~/ui/text-link";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { KeepingStep } from "~/words/plan-page/describe-next-steps";

const FILES = {
  paper: "/en/recommended-plan/files/plan.pdf",
  projections: "/en/recommended-plan/files/projections.csv",
  assumed: "/en/recommended-plan/files/assumed.csv",
  plan: "/en/recommended-plan/files/plan.json",
};

/** A plan's files: the one for people first, then those for other programs. */
export function PlanFiles({ files: [first, ...others] }: Pick<KeepingStep, "files">) {
  if (!first) return null;
  return (
    <div className="mt-2">
      <FileLinks files={[first]} />
      {others.length > 0 && (
        <Disclosure summary="Other formats">
          <FileLinks files={others} />
        </Disclosure>
      )}
    </div>
  );
}

function FileLinks({ files }: Pick<KeepingStep, "files">) {
  const writeAddress = usePlanAddress();
  return (
    <ul>
      {files.map(({ kind, name }) => (
        <li key={kind}>
          <TextLink to={writeAddress(FILES[kind])}>{name}</TextLink>
        </li>
      ))}
    </ul>
  );
}
