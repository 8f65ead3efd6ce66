import { LinkButton } from "~/ui/button";
import { ArrowIcon } from "~/ui/icons";
import { SavannaScene } from "~/web/tree/savanna-scene";
import { Miniature } from "./miniature";

export function Hero() {
  return (
    <div className="relative overflow-hidden bg-dawn-1 wide:min-h-[37.5rem]">
      <div className="frame relative z-[1] pt-8 wide:pb-24 wide:pt-16">
        <div className="space-y-6 wide:w-7/12">
          <h1 className="heading-display max-w-[26rem] wide:max-w-none">
            Turn your savings{" "}
            <span className="wide:block wide:whitespace-nowrap">into an income for life</span>
          </h1>
          <p className="max-w-[34rem] text-lead">
            Answer seven short sets of questions. We work out how to split your retirement savings, what you
            can draw each month, and how likely it is to last.
          </p>
          <div className="space-y-6 wide:flex wide:items-start wide:gap-10 wide:space-y-0">
            <div className="space-y-4">
              <LinkButton to="/en/1">
                Start my plan <ArrowIcon className="h-5 w-5" />
              </LinkButton>
              <p className="text-small">
                <strong>About 10 minutes.</strong> Free.
                <br />
                We store nothing until you finish.
              </p>
            </div>
            <Miniature />
          </div>
        </div>
      </div>
      <div className="relative h-64 wide:absolute wide:inset-0 wide:h-full">
        <SavannaScene className="absolute bottom-0 right-[-1rem] h-auto w-[36rem] max-w-none wide:right-0 wide:h-full wide:w-full" />
      </div>
    </div>
  );
}
