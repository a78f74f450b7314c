import { Section, SectionHeading } from '@/components/ui/Section';
import { type Dictionary, getDictionary } from '@/lib/content/dictionary';
import type { CurrentPage } from '@/lib/pages/page';
import { PrefilledLink } from './PrefilledLink';
import { ChatButton } from './WhatsappLink';

interface NextStepProps {
  readonly after: Exclude<keyof Dictionary['nextStep'], 'eyebrow' | 'chat'>;
  readonly page: CurrentPage;
  readonly ground?: 'paper' | 'linen';
}

/** Links to a chat about this page and, except on the planner's page, to the planner. */
export function NextActions({ after, page }: Omit<NextStepProps, 'ground'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <ChatButton line="cards" page={page} />
      {after !== 'measure' && <PrefilledLink to="/measure" locale={page.locale} />}
    </div>
  );
}

export function NextStep({ after, page, ground = 'linen' }: NextStepProps) {
  const { nextStep } = getDictionary(page.locale);
  return (
    <Section ground={ground} labelledBy="next-step">
      <SectionHeading id="next-step" eyebrow={nextStep.eyebrow} {...nextStep[after]} />
      <NextActions after={after} page={page} />
    </Section>
  );
}
