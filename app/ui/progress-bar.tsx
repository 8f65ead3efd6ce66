type ProgressTrackProps = { done: number; total: number; label: string };

/** A bar without visible words; screen readers hear `label`. */
export function ProgressTrack({ done, total, label }: ProgressTrackProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      className="mt-1"
    >
      <svg className="progress block h-[14px] w-full" aria-hidden="true" focusable="false">
        <rect className="progress-fill" width={`${(100 * done) / total}%`} height="100%" fill="#4A2342" />
      </svg>
    </div>
  );
}

/** A bar with its words: "Step 9 of 13". */
export function ProgressBar({ note, ...track }: ProgressTrackProps & { note?: string }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <strong>{track.label}</strong>
        {note && <span className="text-soft">{note}</span>}
      </p>
      <ProgressTrack {...track} />
    </div>
  );
}
