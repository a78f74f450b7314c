import { emailLink } from '@/components/contact/links';
import { ChatButton } from '@/components/contact/WhatsappLink';
import { PageTop } from '@/components/shell/PageTop';
import { wideButton } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { PageContents } from '@/components/ui/PageContents';
import { Ltr, Paragraphs, Prose } from '@/components/ui/Prose';
import { TitledSection } from '@/components/ui/Section';
import { accessibilityPage } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { PageProps } from '@/lib/pages/page';

export function TermsPage({ page, locale }: PageProps) {
  const { termsPage } = getDictionary(locale);
  const { clauses } = termsPage;
  const { linkedin, codeHost, ...contact } = termsPage.contact;
  const { links } = site;

  return (
    <>
      <PageTop page={page} eyebrow={termsPage.eyebrow} text={termsPage.intro}>
        <div className="with-contents">
          <PageContents
            label={termsPage.contents}
            items={clauses.map(({ id, title }) => ({ id, title }))}
          />
          <ol>
            {clauses.map(({ id, title, paragraphs }, index) => (
              <li
                key={id}
                className="border-t border-line py-8 last:pb-0 max-lg:first:border-t-0 max-lg:first:pt-0"
              >
                <h2 id={id} className="flex gap-4 wrap-anywhere font-display text-card">
                  <span className="min-w-8 text-brand">{index + 1}.</span> {title}
                </h2>
                <Paragraphs texts={paragraphs} className="mt-3" />
              </li>
            ))}
          </ol>
        </div>
      </PageTop>
      <TitledSection ground="linen" id="ask" {...contact}>
        <div className="flex flex-wrap gap-3">
          <ChatButton page={page} />
          <a href={emailLink} className={wideButton.outline}>
            <Icon name="email" />
            <Ltr>{site.email}</Ltr>
          </a>
          {links.linkedin && (
            <ExternalLink href={links.linkedin} locale={locale} icon="linkedin" look="outline">
              {linkedin}
            </ExternalLink>
          )}
          {links.codeHost && (
            <ExternalLink href={links.codeHost} locale={locale} icon="code" look="outline">
              {codeHost}
            </ExternalLink>
          )}
        </div>
      </TitledSection>
    </>
  );
}

export function AccessibilityPage({ page, locale }: PageProps) {
  const { accessibilityPage: words } = getDictionary(locale);
  const { eyebrow, intro, sections, contact } = words;
  const { email } = accessibilityPage;
  return (
    <>
      <PageTop page={page} eyebrow={eyebrow} text={intro} endsFirst>
        {sections.map(({ title, points }) => (
          <div key={title} className="border-t border-line py-8">
            <h2 className="font-display text-card">{title}</h2>
            <ul className="mt-3 grid list-disc max-w-prose gap-2 ps-5 text-muted">
              {points.map((point) => (
                <li key={point}>
                  <Prose>{point}</Prose>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageTop>
      <TitledSection ground="linen" id="ask" {...contact}>
        <div className="flex flex-wrap gap-3">
          <ChatButton page={page} />
          <a href={`mailto:${email}`} className={wideButton.outline}>
            <Icon name="email" />
            <Ltr>{email}</Ltr>
          </a>
        </div>
      </TitledSection>
    </>
  );
}
