import { Carousel } from '@/components/carousel/Carousel';
import { carouselWords, Slide } from '@/components/carousel/Slide';
import { Picture } from '@/components/picture/Picture';
import { featureSizes } from '@/components/picture/picture-sizes';
import { LogoMark } from '@/components/shell/LogoMark';
import { PageLink } from '@/components/ui/PageLink';
import { Eyebrow, Section } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { paths } from '@/lib/pages';

export function WhyChooseUs({ locale }: { readonly locale: Locale }) {
  const { reasons: words, features } = getDictionary(locale).homePage;
  if (features.length === 0) return null;
  return (
    <Section ground="deep" labelledBy="why">
      <div className="grid items-center gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <LogoMark className="mb-8 h-20 w-24 text-brass-light" />
          <Eyebrow className="text-dust">{words.eyebrow}</Eyebrow>
          <h2 id="why" className="font-display text-section">
            {words.title}
          </h2>
          <p className="mt-4 text-dust">{words.text}</p>
        </div>
        <Carousel
          name="features"
          label={words.eyebrow}
          words={carouselWords(locale)}
          count={features.length}
          className="min-w-0"
        >
          {features.map(({ image, link, title, description }, index) => (
            <Slide key={title} index={index} count={features.length} locale={locale}>
              <article className="group relative">
                <div className="frame aspect-[3/2]">
                  <Picture src={image} locale={locale} sizes={featureSizes} />
                </div>
                <h3 className="mt-4 font-display text-card">
                  {link && paths.includes(link) ? (
                    <PageLink to={link} locale={locale} className="stretched">
                      {title}
                    </PageLink>
                  ) : (
                    title
                  )}
                </h3>
                <p className="mt-1 text-sm text-dust">{description}</p>
              </article>
            </Slide>
          ))}
        </Carousel>
      </div>
    </Section>
  );
}
