import { TextField } from "~/ui/form";

/** The numbers that belong to an account, which are entered once. */
export const NUMBER_LABELS = { rsaIdNr: "South African ID number", cellNr: "Cell number" } as const;

export function NumberFields() {
  return (
    <>
      <TextField
        name="rsaIdNr"
        label={NUMBER_LABELS.rsaIdNr}
        hint="13 digits"
        inputMode="numeric"
        autoComplete="off"
        digits={13}
        width="max-w-[16rem]"
      />
      <TextField
        name="cellNr"
        label={NUMBER_LABELS.cellNr}
        hint="We send their codes to it. A number from another country begins with + and its code"
        inputMode="tel"
        prefix="+27 (0)"
        mask="phone"
        autoComplete="off"
      />
    </>
  );
}
