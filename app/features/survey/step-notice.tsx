import { useEffect, useRef } from "react";
import { MistakeIcon } from "~/ui/icons";

/** What is wrong with the form as a whole; it takes the focus when it comes, and with each new `answer` that says it. */
export function StepNotice({ answer, children }: { answer?: unknown; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [answer]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex items-start gap-3 rounded-leaf border-4 border-error bg-tint-error p-6 font-bold text-error"
    >
      <MistakeIcon className="mt-1 h-7 w-7 shrink-0" />
      <p>{children}</p>
    </div>
  );
}
