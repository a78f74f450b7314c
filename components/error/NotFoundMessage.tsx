import { WhatsappLink } from '@/components/contact/links';
import { Eyebrow, FirstScreenEnd, PageLink, Section, targetLink } from '@/components/ui';
import { getDictionary, inLanguage, type Locale, site } from '@/lib/content';
import { categoryPages } from '@/lib/pages';
import { withBasePath } from '@/lib/urls';

interface NotFoundMessageProps {
  readonly locale: Locale;
  readonly main?: boolean;
  readonly last?: boolean;
  /** Fonts for a language other than the document's. */
  readonly className?: string | undefined;
}

export function NotFoundMessage({ locale, main, last, className }: NotFoundMessageProps) {
  const { chat, direction, errors, navigation, nextStep } = getDictionary(locale);
  const { illustration, eyebrow, heading, message, text, home } = errors.notFound;
  const [PageTitle, ListTitle] = main ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  return (
    <div lang={locale} dir={direction} className={className}>
      <div className="band slide-in">
        <div className="container-page grid items-center gap-x-16 gap-y-10 md:grid-cols-2 low:grid-cols-2">
          {main && (
            <div className="mx-auto aspect-[520/424] w-full max-w-md">
              <img
                src={withBasePath('/not-found.svg')}
                alt={`${inLanguage(site, locale).name} ${illustration}`}
                width={520}
                height={424}
                loading="lazy"
              />
            </div>
          )}
          <div>
            <Eyebrow>{eyebrow}</Eyebrow>
            <PageTitle className="font-display text-page" tabIndex={-1}>
              {heading}
            </PageTitle>
            <p className="mt-5 text-lg">{message}</p>
            <p className="mt-3 max-w-prose text-muted">{text}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <PageLink to="/" locale={locale} className="button button-primary max-sm:w-full">
                {home}
              </PageLink>
              <WhatsappLink
                line="whatsapp"
                text={chat.notFound}
                locale={locale}
                className="button max-sm:w-full"
              >
                {nextStep.chat}
              </WhatsappLink>
            </div>
          </div>
        </div>
      </div>
      {last && <FirstScreenEnd />}
      <Section ground="linen">
        <div className="grid gap-10 md:grid-cols-2">
          {(['curtains', 'blinds'] as const).map((kind) => {
            const pages = categoryPages(kind, locale);
            if (pages.length === 0) return null;
            return (
              <div key={kind}>
                <ListTitle className="font-display text-card">{navigation[`/${kind}`]}</ListTitle>
                <ul className="mt-1 flex flex-wrap gap-x-6">
                  {pages.map(({ path, heading: name }) => (
                    <li key={path} className="min-w-0">
                      <PageLink to={path} locale={locale} className={targetLink}>
                        {name}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </Section>
    </div>
  );
}
