import { Carousel } from '@/components/carousel/Carousel';
import { Section } from '@/components/ui/Section';
import { clients, homePage } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { withBasePath } from '@/lib/pages/urls';

/** Client logos. */
export function Clients({ locale }: { readonly locale: Locale }) {
  const words = getDictionary(locale).homePage.clients;
  if (!homePage.clientsPublished || clients.length === 0) return null;
  return (
    <Section labelledBy="clients">
      <Carousel
        name="clients"
        locale={locale}
        label={words.title}
        heading={{ id: 'clients', eyebrow: words.eyebrow, title: words.title }}
        slides={clients.map(({ src, words: company }) => ({
          id: src,
          content: (
            // biome-ignore lint/performance/noImgElement: an SVG needs no srcset
            <img
              src={withBasePath(src)}
              alt={company[locale].alt}
              width={160}
              height={48}
              loading="lazy"
              className="h-12 w-auto max-w-full"
            />
          ),
        }))}
      />
    </Section>
  );
}
