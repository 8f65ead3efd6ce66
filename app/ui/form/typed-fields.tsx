import { TextField } from "./text-field";
import type { FieldProps, TypedFieldProps } from "./text-field";

/** Whole rand in an attached `R` box. */
export function AmountField(props: TypedFieldProps) {
  return (
    <TextField {...props} prefix="R" mask="amount" inputMode="numeric" width="max-w-[16rem]" maxLength={30} />
  );
}

/** A day in one box: DD/MM/YYYY, or with its month in words. */
export function DateField({
  hint = "DD/MM/YYYY",
  width = "max-w-[14rem]",
  ...props
}: TypedFieldProps & { width?: string }) {
  return <TextField {...props} hint={hint} mask="date" inputMode="numeric" width={width} maxLength={30} />;
}

/** A South African cell phone number after its `+27 (0)`. */
export function PhoneField(props: TypedFieldProps) {
  return (
    <TextField
      autoComplete="tel-national"
      {...props}
      prefix="+27 (0)"
      mask="phone"
      inputMode="tel"
      width="max-w-[20rem]"
      maxLength={24}
    />
  );
}

/** A calendar year, four digits. */
export function YearField(props: FieldProps) {
  return <TextField {...props} mask="year" inputMode="numeric" width="max-w-[7.5rem]" maxLength={4} />;
}

/** A percentage with its sign attached, whole unless it may have decimals. */
export function PercentField({ decimals = 0, ...props }: FieldProps & { decimals?: number }) {
  const inputMode = decimals > 0 ? "decimal" : "numeric";
  return <TextField {...props} suffix="%" inputMode={inputMode} width="max-w-[9rem]" maxLength={10} />;
}

/** A number of years. */
export function YearsField(props: FieldProps) {
  return <TextField {...props} suffix="years" inputMode="decimal" width="max-w-[12rem]" maxLength={10} />;
}

/** How many there are of something. */
export function CountField(props: FieldProps) {
  return <TextField {...props} inputMode="numeric" width="max-w-[6rem]" maxLength={9} />;
}
