/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The sum shared out. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The smallest and the largest, whole. */
export function spread(numbers: readonly number[]): string {
  return `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;
}
