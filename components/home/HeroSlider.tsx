import { Carousel } from '@/components/carousel/Carousel';
import { buttonStyle } from '@/components/ui/button-style';
import { Overline } from '@/components/ui/Overline';
import { PageLink } from '@/components/ui/PageLink';
import { Picture } from '@/components/ui/Picture';
import { heroSizes } from '@/components/ui/picture-sizes';
import { heroSlides } from '@/content/home';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';

/** Three slides at 80vh; the first picture is the page's first paint. */
export function HeroSlider({ locale }: { readonly locale: Locale }) {
  const { hero } = wordsOf(locale).home;
  return (
    <Carousel
      name="hero"
      locale={locale}
      label={hero.label}
      slides={heroSlides.map(({ image, tall, link }, index) => {
        const words = hero.slides[index];
        const Title = index === 0 ? 'h1' : 'h2';
        return {
          id: image,
          content: (
            <div className="hero-slide scrim">
              <Picture
                src={image}
                tall={tall}
                locale={locale}
                sizes={heroSizes}
                priority={index === 0}
              />
              <div className="container-page hero-words">
                <Overline className="text-paper">{hero.overline}</Overline>
                <Title className="max-w-[11em] font-display text-page">{words?.title}</Title>
                <p className="mt-4 max-w-[26em] text-lg">{words?.subtitle}</p>
                <PageLink to={link} className={`${buttonStyle.paper} mt-7`}>
                  {words?.buttonText}
                </PageLink>
              </div>
            </div>
          ),
        };
      })}
    />
  );
}
