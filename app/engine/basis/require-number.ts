/** Checks of arguments: each throws a RangeError whose message begins with the argument's name. */

/** Refuses NaN and infinities. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name}: must be a finite number, is ${value}`);
}

/** Refuses NaN, infinities and negative numbers. */
export function requireNotNegative(name: string, value: number): void {
  requireFinite(name, value);
  if (value < 0) throw new RangeError(`${name}: must not be negative, is ${value}`);
}

/** Refuses anything but a fraction from 0 to 1. */
export function requireShare(name: string, value: number): void {
  // Comparisons alone would coerce null to 0 and a text to its number.
  if (!(Number.isFinite(value) && value >= 0 && value <= 1))
    throw new RangeError(`${name}: must be from 0 to 1, is ${value}`);
}

/** Refuses rates of return or interest of -100% and less, NaN and infinities. */
export function requireRate(name: string, value: number): void {
  requireFinite(name, value);
  if (value <= -1) throw new RangeError(`${name}: must be above -1, is ${value}`);
}

/** Refuses an empty table, and anything that is not a table. */
export function requireNotEmpty(name: string, table: ArrayLike<unknown>): void {
  if (!(table?.length > 0)) throw new RangeError(`${name}: must not be empty`);
}

/** Refuses an empty table, and one with anything but fractions from 0 to 1. */
export function requireProbabilities(name: string, table: ArrayLike<number>): void {
  requireNotEmpty(name, table);
  for (let index = 0; index < table.length; index++) {
    const probability = table[index]!;
    if (!(typeof probability === "number" && probability >= 0 && probability <= 1))
      requireShare(`${name}[${index}]`, probability);
  }
}

/** Refuses anything but a whole number of at least 0. */
export function requireWhole(name: string, value: number): void {
  if (Number.isSafeInteger(value) && value >= 0) return;
  throw new RangeError(`${name}: must be a whole number of at least 0, is ${value}`);
}

/** Refuses numbers below a limit, NaN and infinities. */
export function requireAtLeast(name: string, value: number, minimum: number): void {
  requireFinite(name, value);
  if (value < minimum) throw new RangeError(`${name}: must be at least ${minimum}, is ${value}`);
}

/** Refuses a number of payments (or other periods) a year that is not a whole number from 1 to 366. */
export function requirePaymentsPerYear(value: number, name = "paymentsPerYear"): void {
  if (Number.isInteger(value) && value >= 1 && value <= 366) return;
  throw new RangeError(`${name}: must be a whole number from 1 to 366, is ${value}`);
}

/** Refuses a timing of payments other than in advance or in arrears. */
export function requireTiming(value: string): void {
  if (value === "advance" || value === "arrears") return;
  throw new RangeError(`timing: must be advance or arrears, is ${value}`);
}
