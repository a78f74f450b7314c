import { Carousel } from '@/components/carousel/Carousel';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { StarRating } from '@/components/ui/StarRating';
import { testimonials } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';

/** Customer reviews. */
export function Testimonials({ locale }: { readonly locale: Locale }) {
  const words = getDictionary(locale).homePage.testimonials;
  if (testimonials.length === 0) return null;
  return (
    <Section labelledBy="testimonials">
      <Carousel
        name="testimonials"
        locale={locale}
        label={words.title}
        heading={{ id: 'testimonials', eyebrow: words.eyebrow, title: words.title }}
        slides={testimonials.map(({ image, rating, words: review }) => {
          const { quote, name, title } = review[locale];
          return {
            id: quote,
            content: (
              <figure className="border-t border-line pt-6">
                <StarRating rating={rating} locale={locale} />
                <blockquote className="mt-4 font-display text-card">{quote}</blockquote>
                <figcaption className="mt-5 flex items-center gap-3.5 text-sm">
                  <span className="frame size-12 shrink-0 rounded-full">
                    <Picture src={image} locale={locale} sizes="48px" alt="" />
                  </span>
                  <span>
                    <span className="block">{name}</span>
                    <span className="block text-muted">{title}</span>
                  </span>
                </figcaption>
              </figure>
            ),
          };
        })}
      />
    </Section>
  );
}
