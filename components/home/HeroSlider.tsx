import { CorneredPicture } from '@/components/banner/CorneredPicture';
import { Carousel } from '@/components/carousel/Carousel';
import { buttonStyle } from '@/components/ui/button-style';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { PageLink } from '@/components/ui/PageLink';
import { heroSizes } from '@/components/ui/picture-sizes';
import { homePage } from '@/content/collections';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { forFirstScreen } from '@/lib/media/srcset';
import { paths } from '@/lib/pages';

/** Slides at 80vh (docs/requirements.md 9.1); the first picture is the largest paint. */
export function HeroSlider({ locale }: { readonly locale: Locale }) {
  const { hero } = getDictionary(locale).homePage;
  return (
    <Carousel
      name="hero"
      locale={locale}
      label={hero.label}
      slides={homePage.slides.map(({ image, tall, link }, index) => {
        const words = hero.slides[index];
        const Title = index === 0 ? 'h1' : 'h2';
        return {
          id: image,
          content: (
            <CorneredPicture
              src={image}
              tall={tall}
              locale={locale}
              sizes={index === 0 ? heroSizes : forFirstScreen(heroSizes)}
              priority={index === 0}
              className="hero-slide"
            >
              <Eyebrow>{hero.eyebrow}</Eyebrow>
              <Title className="hero-title font-display text-page">{words?.title}</Title>
              <p className="hero-text">{words?.subtitle}</p>
              {paths.includes(link) && (
                <PageLink to={link} locale={locale} className={buttonStyle.primary}>
                  {words?.buttonText}
                </PageLink>
              )}
            </CorneredPicture>
          ),
        };
      })}
    />
  );
}
