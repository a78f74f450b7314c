import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { MeasureWords } from '@/content/en/measure';
import { GuideDrawing, type GuideStep } from './GuideDrawing';

/** How to measure, in eight drawings; whole without the planner. */
export function MeasureGuide({ words }: { readonly words: MeasureWords['guide'] }) {
  const { overline, title, text, steps } = words;
  return (
    <Section labelledBy="guide">
      <SectionHeading id="guide" overline={overline} title={title} text={text} />
      <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.id}>
            <div className="rounded bg-surface p-3">
              {/* Content names a drawing of ours for each step; the test of content sees to it. */}
              <GuideDrawing step={step.id as GuideStep} label={step.alt} />
            </div>
            <h3 className="mt-4 font-display text-card">{step.title}</h3>
            <p className="mt-2 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
