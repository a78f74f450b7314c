import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Locale } from '@/content/types';
import { getDictionary, type Words } from '@/content/words';
import { MeasureLink } from './MeasureLink';
import { PageChatLink } from './PageChatLink';

interface NextStepProps {
  readonly after: Exclude<keyof Words['nextStep'], 'eyebrow' | 'chat'>;
  readonly locale: Locale;
  readonly ground?: 'paper' | 'linen';
}

/** A chat about this page and, but for the planner's own, the planner. */
export function NextActions({ after, locale }: Omit<NextStepProps, 'ground'>) {
  const { nextStep } = getDictionary(locale);
  return (
    <div className="flex flex-wrap gap-3">
      <PageChatLink line="cards" locale={locale} className={`${buttonStyle.primary} max-sm:w-full`}>
        <Icon name="whatsapp" />
        {nextStep.chat}
      </PageChatLink>
      {after !== 'measure' && (
        <MeasureLink locale={locale} className={`${buttonStyle.outline} max-sm:w-full`} />
      )}
    </div>
  );
}

/** The call at the end of a page. */
export function NextStep({ after, locale, ground = 'linen' }: NextStepProps) {
  const { nextStep } = getDictionary(locale);
  return (
    <Section ground={ground} labelledBy="next-step">
      <SectionHeading id="next-step" eyebrow={nextStep.eyebrow} {...nextStep[after]} />
      <NextActions after={after} locale={locale} />
    </Section>
  );
}
