import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { KeepingStep } from "~/words/plan/describe-next-steps";

const FILES = {
  paper: "/en/recommended-plan/files/plan.pdf",
  projections: "/en/recommended-plan/files/projections.csv",
  assumed: "/en/recommended-plan/files/assumed.csv",
  plan: "/en/recommended-plan/files/plan.json",
};

/** A plan as files, each behind a link. */
export function PlanFiles({ files }: Pick<KeepingStep, "files">) {
  const writeAddress = usePlanAddress();
  if (files.length === 0) return null;
  return (
    <ul className="mt-2">
      {files.map(({ kind, name }) => (
        <li key={kind}>
          <a href={writeAddress(FILES[kind])} className="link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
