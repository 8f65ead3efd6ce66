/** Refusals of impossible arguments: each throws a RangeError whose message begins with the argument's name. */

/** Refuses NaN and infinities. */
export function requireFinite(name: string, value: number): void {
  if (!Number.isFinite(value)) throw new RangeError(`${name}: must be a finite number, is ${value}`);
}

/** Refuses NaN, infinities and negative numbers. */
export function requireNotNegative(name: string, value: number): void {
  requireFinite(name, value);
  if (value < 0) throw new RangeError(`${name}: must not be negative, is ${value}`);
}

/** Refuses whatever is not a fraction from 0 to 1. */
export function requireShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name}: must be from 0 to 1, is ${value}`);
}

/** Refuses rates of return or interest of -100% and less, NaN and infinities. */
export function requireRate(name: string, value: number): void {
  requireFinite(name, value);
  if (value <= -1) throw new RangeError(`${name}: must be above -1, is ${value}`);
}

/** Refuses a table without entries. */
export function requireNotEmpty(name: string, table: ArrayLike<unknown>): void {
  if (table.length === 0) throw new RangeError(`${name}: must not be empty`);
}

/** Refuses an empty table and one that holds anything but fractions from 0 to 1. */
export function requireProbabilities(name: string, table: ArrayLike<number>): void {
  requireNotEmpty(name, table);
  for (let index = 0; index < table.length; index++) {
    const probability = table[index]!;
    if (!(probability >= 0 && probability <= 1)) requireShare(`${name}[${index}]`, probability);
  }
}
