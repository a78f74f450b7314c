import { clients } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { withBasePath } from '@/lib/urls';
import { CarouselSection } from './CarouselSection';

export function Clients({ locale }: { readonly locale: Locale }) {
  return (
    <CarouselSection
      id="clients"
      name="clients"
      locale={locale}
      words={getDictionary(locale).homePage.clients}
      slides={clients.map(({ src, words: { [locale]: company } }) => (
        // biome-ignore lint/performance/noImgElement: an SVG needs no srcset
        <img
          key={src}
          src={withBasePath(src)}
          alt={company.alt}
          width={160}
          height={48}
          loading="lazy"
          className="h-12 w-auto max-w-full"
        />
      ))}
    />
  );
}
