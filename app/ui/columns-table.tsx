import { type DifferenceInWords, DifferenceTag } from "./difference-tag";
import { TABLE_ROLES } from "./table";

type ColumnsTableProps = {
  caption: string;
  columns: readonly { key: string; name: string; isChosen: boolean }[];
  rows: readonly { name: string; cells: readonly { text: string; difference?: DifferenceInWords }[] }[];
};

/** Columns side by side, one of them chosen: every other one says in words how it differs from it. */
export function ColumnsTable({ caption, columns, rows }: ColumnsTableProps) {
  const look = (index: number) => (columns[index]?.isChosen ? "bg-tint-leaf" : "");
  const nameOf = (index: number) => columns[index]?.name ?? "";
  return (
    <table
      {...TABLE_ROLES.table}
      className="data-table phone:stack narrow:stack w-full text-small wide:table-fixed"
    >
      <caption className="pb-2 text-left text-soft">{caption}</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.head} scope="col" className="text-left">
            <span className="sr-only">What</span>
          </th>
          {columns.map(({ key }, index) => (
            <th {...TABLE_ROLES.head} key={key} scope="col" className={`px-3 text-right ${look(index)}`}>
              {nameOf(index)}
              {columns[index]?.isChosen && columns.length > 1 && (
                <span className="block font-normal">The others are compared with it</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {rows.map(({ name, cells }) => (
          <tr {...TABLE_ROLES.row} key={name}>
            <th {...TABLE_ROLES.rowHead} scope="row" className="text-left">
              {name}
            </th>
            {cells.map(({ text, difference }, index) => (
              <td
                {...TABLE_ROLES.cell}
                key={columns[index]?.key}
                className={`px-3 text-right ${look(index)}`}
                data-head={nameOf(index)}
              >
                <span className={columns[index]?.isChosen ? "font-bold" : ""}>{text}</span>
                {difference && (
                  <span className="block">
                    <DifferenceTag difference={difference} />
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
