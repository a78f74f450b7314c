import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { MeasureWords } from '@/content/en/measure';
import { GuideDrawing } from './GuideDrawing';

/** How to measure, in eight drawings; whole without the planner. */
export function MeasureGuide({ words }: { readonly words: MeasureWords['guide'] }) {
  const { overline, title, text, steps } = words;
  return (
    <Section labelledBy="guide">
      <SectionHeading id="guide" overline={overline} title={title} text={text} />
      <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step) => (
          <li key={step.id} id={`guide-${step.id}`} className="scroll-mt-24">
            <div className="rounded bg-surface p-3">
              <GuideDrawing step={step.id} label={step.alt} />
            </div>
            <h3 className="mt-4 font-display text-card">{step.title}</h3>
            <p className="mt-2 text-sm text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
