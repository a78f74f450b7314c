import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { buttonStyle } from '@/components/ui/button-style';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import { Section } from '@/components/ui/Section';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { categoryPages } from '@/lib/pages/entry-pages';
import { ErrorScreen } from './ErrorScreen';

interface NotFoundHalfProps {
  readonly locale: Locale;
  /** Whether it is in the document's language. */
  readonly main?: boolean;
  /** Whether it ends the first screen. */
  readonly last?: boolean;
  /** Fonts for a language other than the document's. */
  readonly className?: string | undefined;
}

/** The not-found page in one language: what happened, and the products. */
export function NotFoundHalf({ locale, main, last, className }: NotFoundHalfProps) {
  const { chat, direction, errors, language, navigation, nextStep } = getDictionary(locale);
  const { illustration, ...words } = errors.notFound;
  const Heading = main ? 'h2' : 'h3';
  return (
    <div lang={language} dir={direction} className={className}>
      <ErrorScreen
        {...words}
        locale={locale}
        illustration={`${site.words[locale].name} ${illustration}`}
        level={main ? 'h1' : 'h2'}
      >
        <WhatsappLink
          line="hero"
          text={chat.notFound}
          locale={locale}
          className={buttonStyle.outline}
        >
          <Icon name="whatsapp" />
          {nextStep.chat}
        </WhatsappLink>
      </ErrorScreen>
      {last && <FirstScreenEnd />}
      <Section ground="linen">
        <div className="grid grid-cols-1 gap-10 md:grid-cols-2">
          {(['curtains', 'blinds'] as const).map((kind) => {
            const pages = categoryPages(kind, locale);
            if (pages.length === 0) return null;
            return (
              <div key={kind}>
                <Heading className="font-display text-card">{navigation[`/${kind}`]}</Heading>
                <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
                  {pages.map(({ path, heading }) => (
                    <li key={path} className="min-w-0">
                      <PageLink to={path} locale={locale}>
                        {heading}
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
