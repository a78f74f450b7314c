import { Banner } from '@/components/banner/Banner';
import { CategoryCards } from '@/components/cards/CategoryCards';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import type { IconName } from '@/components/ui/Icon';
import { Overline } from '@/components/ui/Overline';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextGrid } from '@/components/ui/TextGrid';
import type { PictureId } from '@/content/pictures';
import type { Category, Locale } from '@/content/types';
import { type Words, wordsOf } from '@/content/words';

interface OverviewProps {
  readonly kind: Category['kind'];
  readonly words: Words['curtainsPage'] | Words['blindsPage'];
  readonly banner: PictureId;
  readonly icons: readonly IconName[];
  /** Feature cards side by side, as many as fill their rows. */
  readonly across: 3 | 6;
  readonly categories: readonly Category[];
  readonly locale: Locale;
}

/** What the overviews of curtains and of blinds share: banner, intro, features, the pages below. */
export function Overview({
  kind,
  words,
  banner,
  icons,
  across,
  categories,
  locale,
}: OverviewProps) {
  const { navigation } = wordsOf(locale);
  return (
    <>
      <Banner
        picture={banner}
        heading={words.heading}
        locale={locale}
        trail={[{ name: navigation[`/${kind}`], path: `/${kind}` }]}
      />
      <Section labelledBy="intro">
        <Overline>{words.overline}</Overline>
        <h2 id="intro" className="max-w-[18em] font-display text-section">
          {words.introTitle}
        </h2>
        <div className="mt-5 grid gap-x-14 gap-y-4 text-muted md:grid-cols-2">
          {words.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FirstScreenEnd />
      </Section>
      <Section ground="linen">
        <TextGrid items={words.features} icons={icons} across={across} level="h2" />
      </Section>
      <Section labelledBy="collection">
        <SectionHeading
          id="collection"
          overline={words.collectionOverline}
          title={words.collectionTitle}
          text={words.collectionText}
        />
        <CategoryCards categories={categories} locale={locale} />
      </Section>
    </>
  );
}
