import { arabic, signs } from '@/components/shell/fonts/arabic';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { LinkRow } from '@/components/ui/LinkRow';
import { Section } from '@/components/ui/Section';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { categoryPages } from '@/lib/pages/entry-pages';
import { ErrorScreen } from './ErrorScreen';

interface NotFoundHalfProps {
  readonly locale: Locale;
  /** Whether it is the one that the document's language is of. */
  readonly main: boolean;
}

/** The not-found page in one language: what happened, and the products. */
export function NotFoundHalf({ locale, main }: NotFoundHalfProps) {
  const { direction, errors, language, navigation } = wordsOf(locale);
  const { illustration, ...words } = errors.notFound;
  return (
    <div
      lang={language}
      dir={direction}
      {...(!main && { className: `${arabic.variable} ${signs.variable}` })}
    >
      <ErrorScreen
        {...words}
        locale={locale}
        illustration={`${site.words[locale].name} ${illustration}`}
        level={main ? 'h1' : 'h2'}
      />
      {!main && <FirstScreenEnd />}
      <Section ground="linen">
        <div className="grid gap-10 md:grid-cols-2">
          <LinkRow title={navigation['/curtains']} pages={categoryPages('curtains', locale)} />
          <LinkRow title={navigation['/blinds']} pages={categoryPages('blinds', locale)} />
        </div>
      </Section>
    </div>
  );
}
