/** Icons: strokes of 3 to 4 px, always beside words, so hidden from screen readers. */
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

function Shape({ path, className }: IconProps & { path: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}

export function WarningIcon({ className }: IconProps) {
  return <Shape className={className} path="M12 2 23.5 22H.5zM10.8 9v6.4h2.4V9zm0 8.2v2.4h2.4v-2.4z" />;
}

/** A tick in a filled disc. */
export function ChosenIcon({ className }: IconProps) {
  return (
    <Shape
      className={className}
      path="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm-1.7 15.9-4.7-4.7 1.9-1.9 2.8 2.8 6-6 1.9 1.9z"
    />
  );
}

/** Means that nothing has begun. */
export function RingIcon({ className }: IconProps) {
  return (
    <Shape
      className={className}
      path="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z"
    />
  );
}

/** Means that something is being written. */
export function PencilIcon({ className }: IconProps) {
  return (
    <Shape className={className} path="M2.5 17 14 5.5l4.5 4.5L7 21.5H2.5zM15.6 3.9 18 1.5 22.5 6l-2.4 2.4z" />
  );
}

/** A quarter of a disc, for something under way. */
export function QuarterIcon({ className }: IconProps) {
  return (
    <Shape
      className={className}
      path="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm0 3a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zm0 2.2V12h5.3A5.3 5.3 0 0 0 12 6.7z"
    />
  );
}

/** A turning arrow, for something older than the data it depends on. */
export function TurnIcon({ className }: IconProps) {
  return <Strokes className={className} path="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M20.5 2v6.5H14" />;
}

/** A filled triangle beside an amount that rose or fell. */
export function ChangeIcon({ className, isUp }: IconProps & { isUp: boolean }) {
  return (
    <svg className={className} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={isUp ? "M6 1l5.5 10H.5z" : "M6 11 .5 1h11z"} />
    </svg>
  );
}
