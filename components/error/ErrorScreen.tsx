import { getDictionary, type Locale } from '@/lib/content';
import { pageHref, withBasePath } from '@/lib/urls';

/** In every page, hidden: browser/recover.ts shows it (docs/requirements.md 2.2) when the page's own scripts may be missing. */
export function ErrorScreen({ locale }: { readonly locale: Locale }) {
  const { error } = getDictionary(locale).errors;
  return (
    <section id="error-screen" hidden className="error-screen">
      <img src={withBasePath('/not-found.svg')} alt="" loading="lazy" />
      <h2 tabIndex={-1}>{error.heading}</h2>
      <p>{`${error.message} ${error.text}`}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this page, and works when no script does */}
      <a href="" className="button button-primary">
        {error.retry}
      </a>{' '}
      <a href={pageHref('/', locale)} className="button">
        {error.home}
      </a>
    </section>
  );
}
