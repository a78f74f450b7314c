import { ChatButton } from '@/components/contact/links';
import { FaqSearch } from '@/components/faq/FaqSearch';
import { FaqSubject, faqGroups } from '@/components/faq/FaqSubject';
import { OpenTarget } from '@/components/faq/OpenTarget';
import { Detail } from '@/components/picture/Picture';
import { PageTop } from '@/components/shell/PageTop';
import { Icon, PageLink, TitledSection } from '@/components/ui';
import { PageContents } from '@/components/ui/PageContents';
import { getDictionary } from '@/lib/content';
import { faqPage } from '@/lib/content/collections';
import type { PageProps } from '@/lib/pages';

export function FaqPage({ page, locale }: PageProps) {
  const { faqPage: words } = getDictionary(locale);
  const { whatsapp, write, ...ask } = words.ask;
  const groups = faqGroups(words.categories);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <>
      <PageTop page={page} words={words} text={words.subheading} withPicture>
        <FaqSearch
          words={{ ...words.search, synonyms: words.synonyms }}
          language={locale}
          count={count}
        >
          <div className="with-contents">
            <PageContents
              label={words.subjects}
              items={groups.map(({ id, title }) => ({ id, title }))}
            />
            <div>
              {groups.map((group, index) => (
                <FaqSubject key={group.id} group={group} firstOpen={index === 0} locale={locale} />
              ))}
            </div>
          </div>
        </FaqSearch>
        <OpenTarget />
      </PageTop>
      <TitledSection
        ground="linen"
        id="ask"
        wideOnly
        picture={faqPage.closing && <Detail {...faqPage.closing} locale={locale} />}
        {...ask}
      >
        <div className="flex flex-wrap gap-3">
          <ChatButton page={page}>{whatsapp}</ChatButton>
          <PageLink to="/contact" locale={locale} className="button max-sm:w-full">
            <Icon name="message" />
            {write}
          </PageLink>
        </div>
      </TitledSection>
    </>
  );
}
