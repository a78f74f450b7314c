import type { ReactNode } from 'react';
import { StarRating } from '@/components/cards/ProductCard';
import { SlideRow } from '@/components/carousel/SlideRow';
import { Picture } from '@/components/picture/Picture';
import { Section } from '@/components/ui/Section';
import type { CarouselName } from '@/config/carousels';
import { getDictionary, inLanguage, type Locale } from '@/lib/content';
import { clients, testimonials } from '@/lib/content/collections';
import { withBasePath } from '@/lib/urls';

interface CarouselSectionProps {
  readonly name: CarouselName;
  readonly locale: Locale;
  readonly slides: readonly ReactNode[];
  readonly id: string;
  readonly words: { readonly eyebrow: string; readonly title: string };
  readonly ground?: 'paper' | 'linen';
  readonly children?: ReactNode;
}

export function CarouselSection(props: CarouselSectionProps) {
  const { id, name, words, ground, locale, slides, children } = props;
  const { eyebrow, title } = words;
  if (slides.length === 0) return null;
  const row = (
    <SlideRow name={name} label={title} locale={locale} heading={{ id, eyebrow, title }}>
      {slides}
    </SlideRow>
  );
  return (
    <Section ground={ground} labelledBy={id}>
      {name === 'collection' ? <div data-preview-group="">{row}</div> : row}
      {children}
    </Section>
  );
}

export const Clients = ({ locale }: { readonly locale: Locale }) => (
  <CarouselSection
    id="clients"
    name="clients"
    locale={locale}
    words={getDictionary(locale).homePage.clients}
    slides={clients.map(({ src, words: { [locale]: company } }) => (
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

export const Testimonials = ({ locale }: { readonly locale: Locale }) => (
  <CarouselSection
    ground="linen"
    id="testimonials"
    name="testimonials"
    locale={locale}
    words={getDictionary(locale).homePage.testimonials}
    slides={testimonials.map((testimonial) => {
      const { image, rating, quote, name, title } = inLanguage(testimonial, locale);
      return (
        <figure key={quote} className="border-t border-line pt-6">
          <StarRating rating={rating} locale={locale} />
          <blockquote className="mt-4 font-display text-card">{quote}</blockquote>
          <figcaption className="mt-5 flex items-center gap-3 text-sm">
            {image && (
              <span className="frame size-12 shrink-0 rounded-full">
                <Picture src={image} locale={locale} sizes="48px" alt="" />
              </span>
            )}
            <span>
              <span className="block">{name}</span>
              <span className="block text-muted">{title}</span>
            </span>
          </figcaption>
        </figure>
      );
    })}
  />
);
