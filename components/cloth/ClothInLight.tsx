import { PrefilledLink, WhatsappLink } from '@/components/contact/links';
import { PageLink, TitledSection } from '@/components/ui';
import { clothFile, clothId, cloths, firstLight, lights, opacityId } from '@/config/cloths';
import { productFragment } from '@/lib/catalogue';
import { type ClothWords, inLanguage } from '@/lib/content';
import { clothGuide } from '@/lib/content/collections';
import { pictureFiles } from '@/lib/media/index';
import { isPublished, type Page } from '@/lib/pages';
import { greetingWithPrice } from '@/lib/prices/price-text';
import { choiceText, fill } from '@/lib/text';
import { pageUrl, withBasePath } from '@/lib/urls';
import { ClothChoice } from './ClothChoice';

/** CSS shows one figure; the pictures are lazy, so those of hidden ones are not fetched (docs/requirements.md 4.8). */
const ClothPictures = ({ words }: { readonly words: ClothWords }) => (
  <div aria-live="polite" className="cloth-pictures">
    {lights.flatMap((light) =>
      cloths.map((cloth) => {
        const { avif, webp } = pictureFiles(clothFile(cloth, light));
        return (
          <figure key={clothFile(cloth, light)} data-view={`${cloth} ${light}`}>
            <picture>
              {avif[0] && <source type="image/avif" srcSet={withBasePath(avif[0].address)} />}
              <img
                loading="lazy"
                src={withBasePath(webp)}
                alt={fill(words.lights[light].alt, { cloth: words.cloths[cloth].name })}
              />
            </picture>
            <figcaption>{words.captions[cloth][light]}</figcaption>
          </figure>
        );
      }),
    )}
  </div>
);

/** A window behind five cloths in four lights; without scripts the choice is not in the page's messages. */
export function ClothInLight({ page }: { readonly page: Page }) {
  const { path, locale } = page;
  const own = clothGuide.pages.find((each) => each.page === path);
  const { first, firstLight: light = firstLight.day } = own ?? {};
  if (!first) return null;
  const words = inLanguage(clothGuide, locale);
  const fields = [
    ['cloth', first, cloths.map((value) => [value, words.cloths[value].name])],
    ['light', light, lights.map((value) => [value, words.lights[value].name])],
  ] as const;
  const choice = choiceText([
    [words.cloth, words.cloths[first].name],
    [words.light, words.lights[light].name],
  ]);
  return (
    <TitledSection ground="deep" id={clothId} eyebrow={words.eyebrow} title={words.title}>
      <ClothChoice className="cloth grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ClothPictures words={words} />
        <div>
          {fields.map(([name, chosen, options]) => (
            <fieldset key={name} className="mb-6 flex flex-wrap gap-2">
              <legend className="pb-2 text-sm text-dust">{words[name]}</legend>
              {options.map(([value, label]) => (
                <label key={value}>
                  {/* As high as its label, so that scrolling to it shows the label. */}
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    defaultChecked={value === chosen}
                    className="absolute inset-0 opacity-0"
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
          <WhatsappLink
            line="products"
            text={`${greetingWithPrice(page)}\n${pageUrl(path, locale)}#${clothId} ${choice}`}
            locale={locale}
            className="button button-paper mt-3 block px-2"
          >
            {words.ask}
          </WhatsappLink>
          <PrefilledLink
            to="/measure"
            locale={locale}
            fragment={productFragment(path, first)}
            className="button button-paper-outline mt-3 block px-2"
          />
          {/* There the table is the next section. */}
          {isPublished('/curtains') && path !== '/curtains' && (
            <PageLink
              to="/curtains"
              locale={locale}
              fragment={opacityId}
              className="mt-3 inline-block min-h-target content-center text-paper underline underline-offset-[0.2em]"
            >
              {words.more}
            </PageLink>
          )}
          <p className="mt-2 max-w-prose text-xs text-dust">{words.note}</p>
        </div>
      </ClothChoice>
    </TitledSection>
  );
}
