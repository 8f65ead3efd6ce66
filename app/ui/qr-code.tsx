import type { QrDrawing } from "./draw-qr.server";

type QrCodeProps = {
  drawing: QrDrawing;
  /** The accessible name: the destination. */
  label: string;
  /** The side in pixels; print may be smaller, because a camera comes closer. */
  size?: string;
};

/** A QR code with the empty border that cameras need, dark on light in every colour scheme. */
export function QrCode({ drawing: { size, path }, label, size: side = "200" }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="keep-colours max-w-full"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
