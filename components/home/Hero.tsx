import { CorneredPicture } from '@/components/banner/Banner';
import { SlideRow } from '@/components/carousel/SlideRow';
import { MapButton, PageChatLink } from '@/components/contact/links';
import { heroSizes } from '@/components/picture/Picture';
import { LampsButton } from '@/components/theme/ThemeButton';
import { Eyebrow, FirstScreenEnd, PageLink } from '@/components/ui';
import { getDictionary, type Locale } from '@/lib/content';
import { forFirstScreen } from '@/lib/media/srcset';
import { type CurrentPage, isPublished } from '@/lib/pages';

/** Slides at 80vh (docs/requirements.md 9.1); the first picture is the largest paint. */
function HeroSlider({ locale }: { readonly locale: Locale }) {
  const { hero, slides } = getDictionary(locale).homePage;
  return (
    <SlideRow name="hero" label={hero.label} locale={locale}>
      {slides.map(({ image, tall, link, section, ...words }, index) => {
        const Title = index === 0 ? 'h1' : 'h2';
        return (
          <CorneredPicture
            key={image}
            src={image}
            tall={tall}
            locale={locale}
            sizes={index === 0 ? heroSizes : forFirstScreen(heroSizes)}
            priority={index === 0}
            className="hero-slide"
          >
            <Eyebrow>{hero.eyebrow}</Eyebrow>
            <Title className="font-display text-section">{words.title}</Title>
            <p className="mt-2 mb-4 max-w-[26em] text-base text-muted">{words.subtitle}</p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isPublished(link) && (
                <PageLink to={link} fragment={section} locale={locale} className="button">
                  {words.buttonText}
                </PageLink>
              )}
              <LampsButton locale={locale} />
            </div>
          </CorneredPicture>
        );
      })}
    </SlideRow>
  );
}

/** The slides, and below them the hero's actions: the showroom's map and WhatsApp (docs/requirements.md 2.5). */
export function Hero({ page }: { readonly page: CurrentPage }) {
  const { locale } = page;
  const { hero } = getDictionary(locale).homePage;
  return (
    <>
      <HeroSlider locale={locale} />
      <div className="border-b border-line bg-background">
        <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-3 py-5 max-sm:flex-col max-sm:items-stretch">
          <PageChatLink page={page} className="button button-primary">
            {hero.chat}
          </PageChatLink>
          <MapButton locale={locale}>{hero.showroom}</MapButton>
          <p className="text-sm text-muted max-sm:text-center">{hero.note}</p>
        </div>
        <FirstScreenEnd />
      </div>
    </>
  );
}
