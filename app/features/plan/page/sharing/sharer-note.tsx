import { BoldText } from "~/ui/bold-text";
import type { QrDrawing } from "~/ui/draw-qr.server";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";

type SharerNoteProps = {
  /** The sharer, the day, and the person to whom "you" refers. */
  intro: string;
  newer?: string;
  /** For paper, where words alone link to nothing. */
  qr?: QrDrawing;
};

/** Above a shared plan and each page beside it: whose plan it is, and whether there is a newer version. */
export function SharerNote({ intro, newer, qr }: SharerNoteProps) {
  return (
    <div className="mb-8 flex max-w-text items-start gap-4 print:mb-2">
      <div className="min-w-0 flex-1">
        <Panel tint="bark">
          {[intro, newer].map(
            (words) =>
              words && (
                <p key={words}>
                  <BoldText text={words} />
                </p>
              ),
          )}
        </Panel>
      </div>
      {qr && (
        <div className="hidden shrink-0 print:block">
          <QrCode drawing={qr} label="A QR code that opens this plan" size="25mm" />
        </div>
      )}
    </div>
  );
}
