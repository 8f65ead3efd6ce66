type AgeRows = {
  /** The age, then the other cells of its row. */
  rows: readonly (readonly (number | string)[])[];
  /** Indexes of the rows that are not printed. */
  minorRows: readonly number[];
};

/** Joins neighbouring ages whose cells are equal into one row, such as `63 to 83`. */
export function joinRows({ rows, minorRows }: AgeRows): AgeRows {
  const joined: {
    from: number | string;
    to: number | string;
    said: readonly (number | string)[];
    isMinor: boolean;
  }[] = [];
  for (const [place, [age = "", ...said]] of rows.entries()) {
    const last = joined.at(-1);
    const isMinor = minorRows.includes(place);
    if (last?.said.join("|") === said.join("|"))
      Object.assign(last, { to: age, isMinor: last.isMinor && isMinor });
    else joined.push({ from: age, to: age, said, isMinor });
  }
  return {
    rows: joined.map(({ from, to, said }) => [from === to ? from : `${from} to ${to}`, ...said]),
    minorRows: joined.flatMap(({ isMinor }, place) => (isMinor ? [place] : [])),
  };
}
