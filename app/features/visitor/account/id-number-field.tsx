import { TextField } from "~/ui/form";

/** A South African ID number; the server accepts spaces in it. */
export function IdNumberField() {
  return (
    <TextField
      name="rsaIdNr"
      label="South African ID number"
      hint="13 digits, as in your ID book or on your card"
      inputMode="numeric"
      autoComplete="off"
      digits={13}
      width="max-w-[16rem]"
    />
  );
}
