import { SubmitButton } from "~/ui/form";
import { nameRemoval } from "./remove-row";

/** Stands beside the legend of a row, and saves the others without it. */
export function RemoveRow({ row, what }: { row: number; what: string }) {
  return (
    <p className="!mt-0 float-right text-small">
      <SubmitButton intent={nameRemoval(row)} look="link">
        Remove this {what}
        <span className="sr-only"> {row + 1}</span>
      </SubmitButton>
    </p>
  );
}
