/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The smallest and the largest, whole. */
export function spread(numbers: readonly number[]): string {
  return `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;
}
