import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";
import { FileField, Form, SubmitButton } from "~/ui/form";
import { PHOTO_FIELD } from "./profile-form";

/** Replaces or removes a person's picture. */
export function PhotoForm({ hasPhoto }: { hasPhoto: boolean }) {
  return (
    <Form id="photo" action="/en/profile" encType="multipart/form-data" className="mt-4 space-y-6">
      <FileField
        name={PHOTO_FIELD}
        label="Choose a picture of you"
        hint="JPEG, PNG or WebP, at most 2 MB"
        accept="image/jpeg,image/png,image/webp"
        mostBytes={LARGEST_IMAGE_BYTES}
      />
      <div className="flex flex-wrap items-center gap-6">
        <SubmitButton intent="photo" look="secondary">
          Use this picture
        </SubmitButton>
        {hasPhoto && (
          <SubmitButton intent="remove-photo" look="link">
            Remove my picture
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
