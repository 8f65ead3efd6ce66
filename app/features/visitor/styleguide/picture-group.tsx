import { StackedColumns } from "~/ui/chart/stacked-columns";
import { AgeChart } from "~/ui/chart/age-chart";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import {
  ArrowIcon,
  ChangeIcon,
  ChevronIcon,
  ChosenIcon,
  CrossIcon,
  MistakeIcon,
  QuarterIcon,
  TickIcon,
  TurnIcon,
  WarningIcon,
} from "~/ui/icons";
import { LikelihoodBand } from "~/ui/likelihood-band";
import { LikelihoodDots } from "~/ui/likelihood-dots";
import { QrCode } from "~/ui/qr-code";
import { PartSwatch, SplitBar } from "~/web/plan/split-bar";
import { BaobabTree } from "~/web/tree/baobab-tree";
import { SavannaScene } from "~/web/tree/savanna-scene";
import { WaitingTree } from "~/web/tree/waiting-tree";
import { SAMPLE_CHARTS } from "./sample-charts";
import { Group, Specimen, InState } from "./specimen";

const ICONS = [
  ArrowIcon,
  ChevronIcon,
  CrossIcon,
  MistakeIcon,
  TickIcon,
  WarningIcon,
  TurnIcon,
  QuarterIcon,
  ChosenIcon,
];

/** Whatever is drawn. */
export function PictureGroup({ drawings }: { drawings: readonly ChartDrawings[] }) {
  return (
    <Group id="pictures" title="Pictures">
      <Specimen
        names={["AgeChart", "ChartDrawing", "ChartWords", "Marker"]}
        isWide
        note="Drawn by the server in two sizes; pointed at or reached with Tab, it reads each age."
      >
        {SAMPLE_CHARTS.map((chart, index) => (
          <AgeChart key={chart.table.caption} chart={{ ...chart, drawings: drawings[index] }} />
        ))}
      </Specimen>
      <Specimen names={["StackedColumns"]} isWide note="A table with the same figures stands beside it.">
        <StackedColumns
          label="Plans made and chosen, by two weeks"
          columns={[
            { name: "1 Sep", lower: 14, total: 52 },
            { name: "15 Sep", lower: 19, total: 61 },
          ]}
          parts={{ lower: "Chosen", upper: "Not chosen", unit: "made" }}
          axis="two weeks from"
        />
      </Specimen>
      <Specimen names={["SplitBar", "PartSwatch"]} isWide>
        <SplitBar
          taken="Taken in cash: R550 000"
          parts={[
            { key: "cash", name: "Cash needs", share: 0.04, amount: "R150 000", note: "4%. Debt R150 000." },
            { key: "unitTrust", name: "Unit trust", share: 0.1, amount: "R400 000", note: "10%" },
            { key: "annuity", name: "Living annuity", share: 0.86, amount: "R3 650 000", note: "86%" },
          ]}
        />
        <div className="flex gap-4">
          <PartSwatch part="cash" />
          <PartSwatch part="unitTrust" />
          <PartSwatch part="annuity" />
        </div>
      </Specimen>
      <Specimen names={["LikelihoodDots"]}>
        {[20, 15, 0].map((filled) => (
          <InState key={filled} name={`${filled} of 20`}>
            <LikelihoodDots filled={filled} />
          </InState>
        ))}
      </Specimen>
      <Specimen names={["LikelihoodBand"]}>
        {(["red", "orange", "yellow", "green"] as const).map((colour) => (
          <p key={colour}>
            <LikelihoodBand colour={colour} />
            {colour}
          </p>
        ))}
      </Specimen>
      <Specimen
        names={[
          "TickIcon",
          "CrossIcon",
          "ChevronIcon",
          "ArrowIcon",
          "MistakeIcon",
          "ChangeIcon",
          "WarningIcon",
          "TurnIcon",
          "QuarterIcon",
          "ChosenIcon",
        ]}
      >
        <p className="flex flex-wrap gap-6 text-leaf">
          {ICONS.map((Icon) => (
            <Icon key={Icon.name} className="h-7 w-7" />
          ))}
          <ChangeIcon className="h-5 w-5" isUp />
          <ChangeIcon className="h-5 w-5" isUp={false} />
        </p>
      </Specimen>
      <Specimen names={["BaobabTree", "WaitingTree", "TreeShape"]}>
        <div className="flex flex-wrap items-end gap-6">
          <BaobabTree className="h-24 w-32" />
          <WaitingTree share={0.4} className="h-24 w-32" />
        </div>
      </Specimen>
      <Specimen names={["QrCode"]} note="Pale modules stay pale in the dark, or cameras cannot read it.">
        <QrCode drawing={{ size: 9, path: "M4 4h1v1h-1z" }} label="A QR code" />
      </Specimen>
      <Specimen names={["SavannaScene"]} isWide>
        <div className="relative h-64 overflow-hidden bg-dawn-1">
          <SavannaScene className="absolute bottom-0 right-0 h-full w-full" />
        </div>
      </Specimen>
    </Group>
  );
}
