/**
 * Principal directions of a random walk in time.
 *
 * The sums s_1 … s_n of n independent standard normal steps have covariances min(i, j). The eigenvectors of
 * that matrix are sines with the eigenvalues 1 / (4·sin²((2j-1)π / (2(2n+1)))), j = 1 … n, which fall off as
 * 1/j²: the first four carry nine tenths of a walk's variance. Converted from sums to steps, direction j is
 *
 *   d_j(k) = 2/√(2n+1) · cos((2j-1)(2k-1)π / (2(2n+1))),   k = 1 … n,
 *
 * and the d_j are orthonormal, so that steps Σ z_j·d_j with independent standard normal z_j are independent
 * standard normal again. (Åkesson and Lehoczky, "Path generation for quasi-Monte Carlo simulation of
 * mortgage-backed securities", Management Science 46, 2000, use the same directions.)
 */

/**
 * The leading principal directions.
 * @param years length of the walk, at least 1
 * @param count number of directions, 1 to `years`
 * @returns one array of `years` steps for each direction, the most important first
 */
export function leadingTimeDirections(years: number, count: number): Float64Array[] {
  if (!Number.isInteger(years) || years < 1) throw new RangeError(`years: must be at least 1, is ${years}`);
  if (!Number.isInteger(count) || count < 1 || count > years) {
    throw new RangeError(`count: must be from 1 to ${years}, is ${count}`);
  }
  const size = 2 / Math.sqrt(2 * years + 1);
  const angle = Math.PI / (2 * (2 * years + 1));
  return Array.from({ length: count }, (_, j) =>
    Float64Array.from({ length: years }, (_, k) => size * Math.cos((2 * j + 1) * (2 * k + 1) * angle)),
  );
}

/**
 * Replaces the part of a walk's steps along the given directions: afterwards the steps' component along
 * direction j is `scores[j]`, and the rest is unchanged.
 */
export function replaceLeadingPart(
  steps: Float64Array,
  directions: readonly Float64Array[],
  scores: ArrayLike<number>,
): void {
  for (let j = 0; j < directions.length; j++) {
    const direction = directions[j]!;
    let component = 0;
    for (let k = 0; k < steps.length; k++) component += direction[k]! * steps[k]!;
    const change = scores[j]! - component;
    for (let k = 0; k < steps.length; k++) steps[k]! += change * direction[k]!;
  }
}
