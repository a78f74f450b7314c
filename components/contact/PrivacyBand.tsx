import { Paragraphs } from '@/components/ui/Prose';
import { Section, SectionHeading } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

/** Link target of the note below each form. */
export const privacyId = 'privacy';

export function PrivacyBand({ locale }: { readonly locale: Locale }) {
  const { privacy, privacyText } = getDictionary(locale).contactPage;
  const { eyebrow, title } = privacy;
  const headingId = `${privacyId}-title`;
  return (
    <Section ground="linen" id={privacyId} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} title={title} />
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-2">
        <Paragraphs texts={privacyText} />
      </div>
    </Section>
  );
}
