import { LOOKS } from "./looks";
import { type FieldProps, TextField, type TypedFieldProps } from "./text-field";

export function AmountField(props: TypedFieldProps) {
  return <TextField {...props} {...LOOKS.amount} />;
}

export function DateField({ hint = "DD/MM/YYYY", ...props }: TypedFieldProps & { width?: string }) {
  return <TextField {...LOOKS.date} {...props} hint={hint} />;
}

export function PhoneField(props: TypedFieldProps) {
  return <TextField autoComplete="tel-national" {...props} {...LOOKS.phone} />;
}

export function PercentField({ decimals = 0, ...props }: FieldProps & { decimals?: number }) {
  return <TextField {...props} {...(decimals > 0 ? LOOKS.decimals : LOOKS.percent)} />;
}

export function YearsField(props: FieldProps) {
  return <TextField {...props} {...LOOKS.years} />;
}

export function CountField(props: FieldProps) {
  return <TextField {...props} {...LOOKS.count} />;
}
