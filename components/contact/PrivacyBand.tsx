import { Prose } from '@/components/ui/Prose';
import { Section, SectionHeading } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';

/** Link target of the note below each form. */
export const privacyId = 'privacy';

/** Privacy: what a message sends, through whom, for what purpose, and how long it is kept. */
export function PrivacyBand({ locale }: { readonly locale: Locale }) {
  const { privacy, privacyText } = getDictionary(locale).contactPage;
  const { eyebrow, title } = privacy;
  const headingId = `${privacyId}-title`;
  return (
    <Section ground="linen" id={privacyId} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} title={title} />
      <div className="grid gap-x-14 gap-y-4 text-muted md:grid-cols-2">
        {privacyText.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose>{paragraph}</Prose>
          </p>
        ))}
      </div>
    </Section>
  );
}
