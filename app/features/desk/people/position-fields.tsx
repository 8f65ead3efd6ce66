import { SelectField } from "~/ui/form";
import { ROLE_CHOICES } from "./people-words";

export type OrganisationChoice = { id: number; name: string };

type PositionFieldsProps = {
  organisations: readonly OrganisationChoice[];
  /** The consequences of another role. */
  roleHint?: string;
};

/** Fields for a person's role and organisation. */
export function PositionFields({ organisations, roleHint }: PositionFieldsProps) {
  return (
    <>
      <SelectField
        name="role"
        label="Role"
        hint={roleHint}
        choices={ROLE_CHOICES.map(({ label }) => ({ value: label, label }))}
      />
      {organisations.length > 0 && (
        <SelectField
          name="organizationId"
          label="Organisation"
          hint="Leave it empty if there is none"
          choices={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  );
}
