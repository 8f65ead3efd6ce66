import { FileField, Form, type ShownForm, SubmitButton, TextField } from "~/ui/form";
import { Link } from "@remix-run/react";
import { formatPhone } from "~/base/write-phone";
import type { Adviser } from "~/contract/account/user";
import { Columns } from "~/ui/layout/columns";
import { FormTrouble } from "~/web/layout/form-page";
import { Page } from "~/web/layout/page";
import { Portrait } from "~/web/page/portrait";
import { Rows } from "~/ui/rows";
import type { AskedText } from "~/web/fields/field";
import type { UserDetail } from "~/web/fields/user-details";
import { PHOTO_FIELD, profileForm } from "./profile-form";
import { LARGEST_IMAGE_BYTES } from "~/contract/account/image-operations";

export type ProfilePageView = {
  name: string;
  /** Masked but for the birth year. */
  rsaId: string;
  cellNumber?: string;
  photo?: string;
  roles: readonly string[];
  adviser?: Adviser;
  lastLogin: string;
  /** The planner's fee a year and its maximum, percent before VAT. */
  fee?: number;
  maximumFee?: number;
  isStaff: boolean;
  fields: readonly AskedText<UserDetail>[];
  values: Record<string, string>;
  isSaved: boolean;
};

/** A person's own details, and those that they can change. */
export function ProfilePage({ view, refusal }: { view: ProfilePageView; refusal?: ShownForm }) {
  const names = Object.fromEntries(view.fields.map(({ name, label }) => [name, label]));
  return (
    <Page>
      <Columns aside={<Aside hasPhoto={view.photo !== undefined} />}>
        <FormTrouble names={{ ...names, [PHOTO_FIELD]: "Picture" }} />
        {view.isSaved && !refusal && (
          <p role="status" className="mb-6 rounded-leaf bg-tint-leaf p-4 font-bold">
            Your changes are saved.
          </p>
        )}
        <h1 className="heading-1">Your details</h1>
        <div className="mt-4 flex items-center gap-4 tight:block">
          <Portrait name={view.name} photo={view.photo} />
          <p className="min-w-0 text-h3 font-bold">{view.name}</p>
        </div>
        <div className="mt-4 max-w-text">
          <Facts view={view} />
        </div>
        <h2 className="heading-2 mt-10">Your names, and how we reach you</h2>
        <div className="mt-4">
          <Form id="profile" schema={profileForm} action="/en/profile" defaultValues={view.values}>
            {view.fields.map((field) => (
              <TextField key={field.name} {...field} />
            ))}
            <SubmitButton intent="details">Save</SubmitButton>
          </Form>
        </div>
      </Columns>
    </Page>
  );
}

function Aside({ hasPhoto }: { hasPhoto: boolean }) {
  return (
    <>
      <section aria-labelledby="picture-title" className="border-t-2 border-bark pt-4">
        <h2 id="picture-title" className="heading-2">
          Your picture
        </h2>
        <PhotoForm hasPhoto={hasPhoto} />
      </section>
      <section aria-labelledby="more-title" className="border-t-2 border-bark pt-4">
        <h2 id="more-title" className="heading-2">
          More about you
        </h2>
        <ul className="mt-2 space-y-1">
          <li>
            <Link to="/en/my-data" className="link">
              What we keep about you
            </Link>
          </li>
          <li>
            <Link to="/en/accept-terms" className="link">
              Terms and conditions
            </Link>
          </li>
        </ul>
      </section>
    </>
  );
}

function Facts({ view }: { view: ProfilePageView }) {
  const { rsaId, cellNumber, roles, adviser, lastLogin, fee, maximumFee, isStaff } = view;
  const rows = [
    { name: "ID number", value: rsaId },
    { name: "Cell phone", value: cellNumber && formatPhone(cellNumber) },
    { name: "Roles", value: roles.length > 1 ? roles.join(", ") : undefined },
    { name: adviser?.role, value: adviser?.name },
    { name: "Last login before this one", value: lastLogin },
    { name: "Fees apply as for", value: isStaff ? "staff and their family" : undefined },
    { name: "Planner’s fee a year, before VAT", value: writePercent(fee) },
    { name: "The highest that it may be", value: writePercent(maximumFee) },
  ];
  return <Rows rows={rows.filter(({ value }) => value !== undefined)} />;
}

function writePercent(percent: number | undefined): string | undefined {
  return percent === undefined ? undefined : `${percent}%`;
}

/** Replaces or removes a person's picture. */
function PhotoForm({ hasPhoto }: { hasPhoto: boolean }) {
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
