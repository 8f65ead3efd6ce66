import { BackLink } from "~/ui/layout/back-link";
import { Page } from "~/web/layout/page";
import { usePlanAddress } from "~/web/request/use-plan-address";
import { useOperator } from "~/web/page/operator";
import { ANNUITY_OPTIONS, listScenes } from "~/words/explanation/annuity-options";
import { ScenePicture } from "./scene-picture";

/** The annuity options in still pictures with captions: the same with and without scripts, and on paper. */
export function AnnuityOptionsPage() {
  const writeAddress = usePlanAddress();
  const { heading, lead, back } = ANNUITY_OPTIONS;
  const scenes = listScenes(useOperator().plusProvider !== undefined);
  const goBack = <BackLink to={writeAddress("/en/recommendation-experience/6")}>{back}</BackLink>;
  return (
    <Page>
      {goBack}
      <h1 className="heading-1">{heading}</h1>
      <p className="mt-3 max-w-text">{lead}</p>
      <ol className="mt-8 space-y-10 wide:space-y-16">
        {scenes.map((scene, index) => (
          <li key={scene.key} className="border-t-2 border-bark pt-6">
            <figure className="gap-6 broad:grid broad:grid-cols-12">
              <div className="min-w-0 broad:col-span-6">
                <ScenePicture scene={scene.key} label={scene.picture} />
              </div>
              <figcaption className="mt-4 min-w-0 space-y-2 broad:col-span-6 broad:mt-0">
                <p className="text-small font-bold text-soft">
                  {index + 1} of {scenes.length}
                </p>
                <h2 className="heading-2">{scene.title}</h2>
                {scene.sentences.map((sentence) => (
                  <p key={sentence} className="max-w-text">
                    {sentence}
                  </p>
                ))}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="mt-10">{goBack}</div>
    </Page>
  );
}
