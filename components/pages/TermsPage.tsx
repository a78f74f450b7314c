import { ChatButton } from '@/components/contact/WhatsappLink';
import { wideButton } from '@/components/ui/button-style';
import { Email } from '@/components/ui/Email';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { PageContents, withContents } from '@/components/ui/PageContents';
import { PageHeading } from '@/components/ui/PageHeading';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { TitledSection } from '@/components/ui/TitledSection';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import { emailLink } from '@/lib/contact/links';
import type { Page } from '@/lib/pages/page';

/** The terms: numbered clauses, then contacts (docs/requirements.md 2.10). */
export function TermsPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const { termsPage } = getDictionary(locale);
  const { clauses } = termsPage;
  const { linkedin, codeHost, ...contact } = termsPage.contact;
  const { links } = site;

  return (
    <>
      <Section className="pt-10">
        <PageHeading page={page} eyebrow={termsPage.eyebrow} text={termsPage.intro} />
        <div className={withContents}>
          <PageContents label={termsPage.contents} items={clauses} />
          <ol>
            {clauses.map(({ id, title, paragraphs }, index) => (
              <li key={id} className="border-t border-line py-8 first:border-brass last:pb-0">
                <h2 id={id} className="flex gap-[16px] wrap-anywhere font-display text-card">
                  <span className="min-w-[32px] text-brand">{index + 1}.</span> {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph} className="mt-3 max-w-prose text-muted sm:ms-12">
                    <Prose>{paragraph}</Prose>
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </div>
        <FirstScreenEnd />
      </Section>
      <TitledSection ground="linen" id="ask" {...contact}>
        <div className="flex flex-wrap gap-3">
          <ChatButton locale={locale} />
          <a href={emailLink} className={wideButton.outline}>
            <Icon name="email" />
            <Email />
          </a>
          {links.linkedin && (
            <ExternalLink href={links.linkedin} locale={locale} className={wideButton.outline}>
              <Icon name="linkedin" />
              {linkedin}
            </ExternalLink>
          )}
          {links.codeHost && (
            <ExternalLink href={links.codeHost} locale={locale} className={wideButton.outline}>
              <Icon name="code" />
              {codeHost}
            </ExternalLink>
          )}
        </div>
      </TitledSection>
    </>
  );
}
