import type { ReactNode } from "react";

type Attention = {
  key: string | number;
  icon: ReactNode;
  fact: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
};

/** The items that need attention: an icon, the fact, a detail, and one action each. */
export function AttentionList({ items }: { items: readonly Attention[] }) {
  return (
    <ul className="border-t-2 border-bark text-desk">
      {items.map(({ key, icon, fact, detail, action }) => (
        <li
          key={key}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="flex min-w-0 flex-1 basis-[14rem] items-start gap-3">
            {icon}
            <div className="min-w-0">
              <p>{fact}</p>
              {detail && <p className="text-soft">{detail}</p>}
            </div>
          </div>
          {action && <div className="phone:w-full phone:pl-8 tight:pl-0">{action}</div>}
        </li>
      ))}
    </ul>
  );
}
