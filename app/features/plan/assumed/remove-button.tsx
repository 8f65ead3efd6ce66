import { SubmitButton } from "~/ui/form";
import { nameRemoval } from "./remove-row";

/** The button beside a row's legend, which saves the other rows without it. */
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
