/** Wider than the stored picture needs, and keeps a photo of any phone far below the upload limit. */
const LONGEST_SIDE_PIXELS = 1_600;
const QUALITY = 0.85;

/** Shrinks a chosen picture that exceeds the field's `data-most-bytes`; the form waits for that. */
export function shrinkPictures(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>("[data-most-bytes]")) {
    let work: Promise<void> | undefined;
    field.addEventListener("change", () => {
      const [file] = field.files ?? [];
      if (!file || file.size <= Number(field.dataset.mostBytes)) return;
      // A picture that cannot be shrunk is sent as it is; the server refuses it with a reason.
      work = shrink(file)
        .then((smaller) => put(field, smaller))
        .catch(() => undefined)
        .finally(() => (work = undefined));
    });
    field.form?.addEventListener(
      "submit",
      (event) => {
        if (!work) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const { submitter } = event;
        void work.then(() => field.form?.requestSubmit(submitter));
      },
      { capture: true },
    );
  }
}

async function shrink(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  // JPEG has no transparency: transparent parts, as around a logo, would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (!blob) throw new Error("no picture");
  return new File([blob], "picture.jpg", { type: blob.type });
}

function put(field: HTMLInputElement, file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
}
