import type { ReactNode } from "react";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { Page } from "~/web/layout/page";
import { ActionGroup } from "./action-group";
import { ChoiceGroup } from "./choice-group";
import { FigureGroup } from "./figure-group";
import { FormGroup } from "./form-group";
import { PictureGroup } from "./picture-group";
import { Group, Specimen } from "./specimen";
import { TextGroup } from "./text-group";

type StyleguideProps = {
  drawings: readonly ChartDrawings[];
  /** Of the features what more than one page shows, or what is drawn nowhere else. */
  fromFeatures: readonly { name: string; shown: ReactNode }[];
};

/** Every component in its states, for those who work on the site. */
export function StyleguidePage({ drawings, fromFeatures }: StyleguideProps) {
  return (
    <Page>
      <h1 className="heading-1">Styleguide</h1>
      <p className="mt-4 max-w-text">
        Each component in all its states, as the pages use it. The people and figures are invented.
      </p>
      <p data-print hidden>
        <button type="button" className="button button-secondary mt-4">
          Print this page
        </button>
      </p>
      <TextGroup />
      <ActionGroup />
      <FormGroup />
      <FigureGroup />
      <ChoiceGroup />
      <PictureGroup drawings={drawings} />
      <Group id="features" title="Of the features">
        {fromFeatures.map(({ name, shown }) => (
          <Specimen key={name} names={[name]} isWide>
            {shown}
          </Specimen>
        ))}
      </Group>
    </Page>
  );
}
