import { ChatButton } from '@/components/contact/WhatsappLink';
import { wideButton } from '@/components/ui/button-style';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { Ltr } from '@/components/ui/Ltr';
import { PageHeading } from '@/components/ui/PageHeading';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { TitledSection } from '@/components/ui/TitledSection';
import { accessibilityPage } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { Page } from '@/lib/pages/page';

/** The accessibility statement. */
export function AccessibilityPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const { accessibilityPage: words } = getDictionary(locale);
  const { eyebrow, intro, sections, contact } = words;
  const { email } = accessibilityPage;
  return (
    <>
      <Section className="pt-10">
        <PageHeading page={page} eyebrow={eyebrow} text={intro} />
        <FirstScreenEnd />
        {sections.map(({ title, points }) => (
          <div key={title} className="border-t border-line py-8">
            <h2 className="font-display text-card">{title}</h2>
            <ul className="mt-3 list-disc max-w-prose space-y-2 ps-5 text-muted">
              {points.map((point) => (
                <li key={point}>
                  <Prose>{point}</Prose>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <TitledSection ground="linen" id="ask" {...contact}>
        <div className="flex flex-wrap gap-3">
          <ChatButton locale={locale} />
          <a href={`mailto:${email}`} className={wideButton.outline}>
            <Icon name="email" />
            <Ltr>{email}</Ltr>
          </a>
        </div>
      </TitledSection>
    </>
  );
}
