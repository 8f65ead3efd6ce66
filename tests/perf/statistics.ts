/** The upper median. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The value that `share` of the numbers do not exceed, such as 0.99. */
export function percentile(numbers: readonly number[], share: number): number {
  return [...numbers].sort((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** The smallest and the largest number, rounded, in words. */
export function spread(numbers: readonly number[]): string {
  return `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;
}
