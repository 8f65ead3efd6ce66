/**
 * The lower triangular matrix L with L·Lᵀ equal to a symmetric matrix (Cholesky; Golub and Van Loan, Matrix
 * Computations, algorithm 4.2.1).
 * @returns the rows of L, or undefined when the matrix is not square, not symmetric or not positive definite
 */
export function findCholeskyFactor(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const size = matrix.length;
  const factor = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let i = 0; i < size; i++) {
    if (matrix[i]!.length !== size) return undefined;
    for (let j = 0; j <= i; j++) {
      if (matrix[i]![j] !== matrix[j]![i]) return undefined;
      let rest = matrix[i]![j]!;
      for (let k = 0; k < j; k++) rest -= factor[i]![k]! * factor[j]![k]!;
      if (i === j && !(rest > 1e-12)) return undefined;
      factor[i]![j] = i === j ? Math.sqrt(rest) : rest / factor[j]![j]!;
    }
  }
  return factor;
}
