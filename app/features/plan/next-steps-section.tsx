import { Section } from "~/ui/layout/section";
import { NumberedList } from "~/ui/numbered-list";
import type { NextStep } from "~/words/describe-next-steps";

/** What to do with the plan. On paper it is already kept, so there it is left out. */
export function NextStepsSection({ steps }: { steps: readonly NextStep[] }) {
  return (
    <div className="print:hidden">
      <Section id="next" title="What to do next">
        <NumberedList
          items={steps.map(({ title, text, link }) => ({
            title,
            content: (
              <>
                <p>{text}</p>
                {link && (
                  <a href={link.to} className="link">
                    {link.name}
                  </a>
                )}
              </>
            ),
          }))}
        />
      </Section>
    </div>
  );
}
