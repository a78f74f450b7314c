import { arabic } from '@/components/shell/fonts/arabic';
import { buttonStyle } from '@/components/ui/button-style';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { pageHref } from '@/lib/urls';

/** The not-found page's text in the other language. */
export function NotFoundTranslation({ locale }: { readonly locale: Locale }) {
  const { direction, errors, language } = wordsOf(locale);
  const { heading, message, text, home } = errors.notFound;
  return (
    <div lang={language} dir={direction} className={arabic.variable}>
      <Section ground="linen" labelledBy={`lost-${locale}`}>
        <h2 id={`lost-${locale}`} className="font-display text-section">
          {heading}
        </h2>
        <p className="mt-5 text-lg">{message}</p>
        <p className="mt-3 max-w-prose text-muted">{text}</p>
        <a href={pageHref('/', locale)} className={`${buttonStyle.primary} mt-8`}>
          {home}
        </a>
      </Section>
    </div>
  );
}
