/** The few icons that Baobab draws: strokes of 3 to 4 px, always beside words, so hidden from screen readers. */
type IconProps = { className?: string };

function Strokes({ path, className }: IconProps & { path: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

export function TickIcon({ className }: IconProps) {
  return <Strokes className={className} path="m4 12.5 5.5 5.5L20.5 7" />;
}

export function CrossIcon({ className }: IconProps) {
  return <Strokes className={className} path="m6 6 12 12M18 6 6 18" />;
}

export function ChevronIcon({ className }: IconProps) {
  return <Strokes className={className} path="m8 4.5 8 7.5-8 7.5" />;
}

export function ArrowIcon({ className }: IconProps) {
  return <Strokes className={className} path="M3 12h16M13.5 6l6 6-6 6" />;
}

export function MistakeIcon({ className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <circle cx="14" cy="14" r="12" stroke="currentColor" strokeWidth="2.5" />
      <path d="M14 7.5v8" stroke="currentColor" strokeWidth="3" />
      <circle cx="14" cy="19.5" r="1.9" fill="currentColor" />
    </svg>
  );
}

/** A filled triangle beside what became more or less. */
export function ChangeIcon({ className, isUp }: IconProps & { isUp: boolean }) {
  return (
    <svg className={className} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={isUp ? "M6 1l5.5 10H.5z" : "M6 11 .5 1h11z"} />
    </svg>
  );
}
