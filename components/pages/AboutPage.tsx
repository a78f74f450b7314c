import { ContactBand } from '@/components/contact/ContactBand';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { Eyebrow } from '@/components/ui/Eyebrow';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { JsonLd } from '@/components/ui/JsonLd';
import { Picture } from '@/components/ui/Picture';
import { halfSizes, pairSizes } from '@/components/ui/picture-sizes';
import { Section } from '@/components/ui/Section';
import { TextGrid } from '@/components/ui/TextGrid';
import { TitledSection } from '@/components/ui/TitledSection';
import { aboutPage } from '@/content/collections';
import type { Page } from '@/lib/pages/page';
import { businessWithOffers } from '@/lib/seo/structured-data/business';

/** The portfolio / about page (docs/requirements.md 2.7). */
export function AboutPage({ page }: { readonly page: Page }) {
  const { locale } = page;
  const words = aboutPage.words[locale];
  return (
    <>
      <Section className="pt-10">
        <Breadcrumbs page={page} />
        <div className="mt-6">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1 className="font-display text-page">{page.heading}</h1>
        </div>
        <div className="mt-6 grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
          <div>
            {words.intro.map((paragraph) => (
              <p key={paragraph} className="mt-5 max-w-prose text-muted">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="frame aspect-[3/2]">
            <Picture src={page.picture} locale={locale} sizes={halfSizes} priority />
          </div>
        </div>
        <FirstScreenEnd />
      </Section>
      {words.values.length > 0 && (
        <Section ground="deep">
          <TextGrid items={words.values} across={3} textClass="text-dust" level="h2" />
        </Section>
      )}
      {words.expertise.items.length > 0 && (
        <TitledSection
          id="expertise"
          eyebrow={words.expertise.eyebrow}
          title={words.expertise.title}
        >
          <TextGrid items={words.expertise.items} icons={aboutPage.expertiseIcons} across={3} />
        </TitledSection>
      )}
      {aboutPage.workPictures.length > 0 && (
        <TitledSection
          id="work"
          eyebrow={words.work.eyebrow}
          title={words.work.title}
          text={words.work.text}
        >
          <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2">
            {aboutPage.workPictures.map((picture, index) => (
              <li key={picture} data-enter="card">
                <figure>
                  <div className="frame curtain aspect-[3/2]">
                    <Picture src={picture} locale={locale} sizes={pairSizes} />
                  </div>
                  <figcaption className="mt-3 max-w-prose text-sm text-muted">
                    {words.work.captions[index]}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <JsonLd nodes={[businessWithOffers(locale)]} />
      <ContactBand {...words.contact} locale={locale} />
    </>
  );
}
