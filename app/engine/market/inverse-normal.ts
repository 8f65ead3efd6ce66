/**
 * The quantile function of the standard normal distribution: algorithm AS 241 (PPND16) of Wichura, "The Percentage
 * Points of the Normal Distribution" (Applied Statistics 37, 1988), accurate to about 1 part in 10^16.
 */

/** Numerator and denominator of a rational approximation, highest power first. */
type Rational = { over: readonly number[]; under: readonly number[] };

/** For |p - ½| up to 0.425, in 0.180625 - (p - ½)². */
const CENTRE: Rational = {
  over: [
    2509.0809287301226727, 33430.575583588128105, 67265.770927008700853, 45921.953931549871457,
    13731.693765509461125, 1971.5909503065514427, 133.14166789178437745, 3.387132872796366608,
  ],
  under: [
    5226.495278852854561, 28729.085735721942674, 39307.89580009271061, 21213.794301586595867,
    5394.1960214247511077, 687.1870074920579083, 42.313330701600911252, 1,
  ],
};

/** For r = √(-ln(tail)) up to 5, in r - 1.6. */
const NEAR_TAIL: Rational = {
  over: [
    7.7454501427834140764e-4, 0.0227238449892691845833, 0.24178072517745061177, 1.27045825245236838258,
    3.64784832476320460504, 5.7694972214606914055, 4.6303378461565452959, 1.42343711074968357734,
  ],
  under: [
    1.05075007164441684324e-9, 5.475938084995344946e-4, 0.0151986665636164571966, 0.14810397642748007459,
    0.68976733498510000455, 1.6763848301838038494, 2.05319162663775882187, 1,
  ],
};

/** For r above 5, in r - 5. */
const FAR_TAIL: Rational = {
  over: [
    2.01033439929228813265e-7, 2.71155556874348757815e-5, 0.0012426609473880784386, 0.026532189526576123093,
    0.29656057182850489123, 1.7848265399172913358, 5.4637849111641143699, 6.6579046435011037772,
  ],
  under: [
    2.04426310338993978564e-15, 1.4215117583164458887e-7, 1.8463183175100546818e-5, 7.868691311456132591e-4,
    0.0148753612908506148525, 0.13692988092273580531, 0.59983220655588793769, 1,
  ],
};

/** Horner's scheme, written out because this is called millions of times. */
function evaluate({ over: a, under: b }: Rational, x: number): number {
  const over =
    ((((((a[0]! * x + a[1]!) * x + a[2]!) * x + a[3]!) * x + a[4]!) * x + a[5]!) * x + a[6]!) * x + a[7]!;
  const under =
    ((((((b[0]! * x + b[1]!) * x + b[2]!) * x + b[3]!) * x + b[4]!) * x + b[5]!) * x + b[6]!) * x + b[7]!;
  return over / under;
}

/**
 * The number below which a standard normal variable lies with a given probability.
 * @param probability strictly between 0 and 1
 */
export function inverseNormal(probability: number): number {
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`probability: must be between 0 and 1, is ${probability}`);
  }
  const fromCentre = probability - 0.5;
  if (Math.abs(fromCentre) <= 0.425) return fromCentre * evaluate(CENTRE, 0.180625 - fromCentre * fromCentre);
  const tail = Math.sqrt(-Math.log(fromCentre < 0 ? probability : 1 - probability));
  const size = tail <= 5 ? evaluate(NEAR_TAIL, tail - 1.6) : evaluate(FAR_TAIL, tail - 5);
  return fromCentre < 0 ? -size : size;
}
