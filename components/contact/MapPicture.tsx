import { ExternalLink } from '@/components/ui/ExternalLink';
import { getDictionary } from '@/content/dictionary';
import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { MapDrawing } from './MapDrawing';

/** A drawn map of the district with labels in the page's language; links to the online map. */
export function MapPicture({ locale }: { readonly locale: Locale }) {
  const { mapAlt, mapLabel } = getDictionary(locale).contactPage;
  return (
    <ExternalLink
      href={site.links.maps}
      locale={locale}
      label={mapLabel}
      className="frame block aspect-[3/2]"
    >
      <MapDrawing locale={locale} label={mapAlt} />
    </ExternalLink>
  );
}
