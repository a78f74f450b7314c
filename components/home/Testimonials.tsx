import { StarRating } from '@/components/cards/StarRating';
import { Picture } from '@/components/picture/Picture';
import { testimonials } from '@/lib/content/collections';
import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import type { Locale } from '@/lib/content/types';
import { CarouselSection } from './CarouselSection';

export function Testimonials({ locale }: { readonly locale: Locale }) {
  return (
    <CarouselSection
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
              <span className="frame size-12 shrink-0 rounded-full">
                <Picture src={image} locale={locale} sizes="48px" alt="" />
              </span>
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
}
