import { SlideRow } from '@/components/carousel/SlideRow';
import { featureSizes, Picture } from '@/components/picture/Picture';
import { Sign } from '@/components/shell/Brand';
import { Heading, PageLink, Section } from '@/components/ui';
import { getDictionary, type Locale } from '@/lib/content';
import { isPublished } from '@/lib/pages';

export function WhyChooseUs({ locale }: { readonly locale: Locale }) {
  const { reasons: words, features } = getDictionary(locale).homePage;
  if (features.length === 0) return null;
  return (
    <Section ground="deep" labelledBy="why">
      <div className="grid items-center gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div>
          <Sign className="mb-8 h-20 w-24 text-brass-light" />
          <Heading id="why" eyebrow={words.eyebrow} title={words.title} text={words.text} onDark />
        </div>
        <SlideRow name="features" label={words.eyebrow} locale={locale} className="min-w-0">
          {features.map(({ image, link, title, description }) => (
            <article key={title} className="group relative">
              <div className="frame aspect-[3/2]">
                <Picture src={image} locale={locale} sizes={featureSizes} />
              </div>
              <h3 className="mt-4 font-display text-card">
                {link && isPublished(link) ? (
                  <PageLink to={link} locale={locale} className="stretched">
                    {title}
                  </PageLink>
                ) : (
                  title
                )}
              </h3>
              <p className="mt-1 text-sm text-dust">{description}</p>
            </article>
          ))}
        </SlideRow>
      </div>
    </Section>
  );
}
