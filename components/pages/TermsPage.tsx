import { ChatButton } from '@/components/contact/links';
import { PageTop } from '@/components/shell/PageTop';
import { ExternalLink, Icon, Paragraphs, TitledSection } from '@/components/ui';
import { PageContents } from '@/components/ui/PageContents';
import { emailLink } from '@/lib/contact/links';
import { getDictionary, site } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

export function TermsPage({ page, locale }: PageProps) {
  const { termsPage } = getDictionary(locale);
  const { clauses } = termsPage;
  const { linkedin, codeHost, ...contact } = termsPage.contact;
  const pages = [
    ['linkedin', site.links.linkedin, linkedin],
    ['code', site.links.codeHost, codeHost],
  ] as const;

  return (
    <>
      <PageTop page={page} words={termsPage} text={termsPage.intro}>
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
                  <span className="figures min-w-8 text-brand">{index + 1}.</span> {title}
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
          <a href={emailLink} className="button max-sm:w-full">
            <Icon name="email" />
            <bdi dir="ltr">{site.email}</bdi>
          </a>
          {pages.map(
            ([icon, address, name]) =>
              address && (
                <ExternalLink
                  key={icon}
                  href={address}
                  locale={locale}
                  icon={icon}
                  className="button max-sm:w-full"
                >
                  {name}
                </ExternalLink>
              ),
          )}
        </div>
      </TitledSection>
    </>
  );
}
