import { Pill } from '@/components/ui/fields';
import { targetLink } from '@/components/ui/target-link';
import { families, opacities } from '@/config/cloths';
import { bringWords, swatches } from '@/lib/cloths';
import { sendAddresses } from '@/lib/contact/send-addresses';
import { getDictionary, type Locale } from '@/lib/content';
import { productPages } from '@/lib/pages';
import { fill } from '@/lib/text';
import { SwatchItem } from './SwatchItem';
import { WallChoice } from './WallChoice';

interface FilterProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string, tone?: string | undefined])[];
}

const lights = [...opacities, 'blinds'] as const;

/** Hides the cloths that a filter's value does not show. `:has()` is that of the form: with the whole wall's, each choice of a cloth would restyle it. */
const ruleOf = (value: string) =>
  `form:has([value="${value}"]:checked)~ul>:not([data-shows~="${value}"]){display:none}`;

/** Says that no cloth has both, and offers to show all. */
const noneOf = (light: string, colour: string) =>
  `form:has([value="${light}"]:checked):has([value="${colour}"]:checked)>.no-cloth{display:block}`;

const Filter = ({ name, legend, options }: FilterProps) => (
  <fieldset className="-m-1 flex min-w-0 max-w-full gap-2 overflow-x-auto p-1">
    <legend className="sr-only">{legend}</legend>
    {options.map(([value, label, tone]) => (
      <Pill
        key={value}
        name={name}
        value={value}
        defaultChecked={value === ''}
        className="relative flex-none has-checked:bg-brand has-checked:text-on-brand forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
      >
        {tone && (
          <span
            aria-hidden="true"
            style={{ background: tone }}
            className="size-5 rounded-full border border-edge forced-color-adjust-none"
          />
        )}
        <span className={tone && 'sr-only'}>{label}</span>
      </Pill>
    ))}
  </fieldset>
);

export function ClothWall({ locale }: { readonly locale: Locale }) {
  const { clothsPage: words, ui } = getDictionary(locale);
  const all = swatches(locale);
  const first = (...values: readonly string[]) =>
    all.find(({ shows }) => values.every((value) => shows.includes(value)));
  const tones = families
    .filter((value) => first(value))
    .map((value) => [value, words.colours[value], first(value)?.files.colour] as const);
  const products = productPages(locale).filter(({ path }) => first(path));
  const empty = [...products.map(({ path }) => path), ...lights].flatMap((light) =>
    tones.flatMap(([colour]) => (first(light, colour) ? [] : noneOf(light, colour))),
  );
  const [before, after] = fill(words.choice.left, { left: '\n', all: all.length }).split('\n');
  return (
    <WallChoice
      words={{ ...words.choice, newTab: ui.newTab }}
      bring={bringWords(locale)}
      pictures={Object.fromEntries(all.map(({ id, strip }) => [id, strip]))}
      addresses={sendAddresses(locale)}
    >
      <style href="filters" precedence="listed">
        {[...lights, ...families].map(ruleOf).concat(empty).join('')}
      </style>
      <div className="cloth-wall flex flex-col gap-4">
        <form className="flex flex-wrap gap-x-6 gap-y-3">
          <Filter
            name="light"
            legend={words.light}
            options={[
              ['', words.lights.all],
              // Shown while a product's strip has led here (wall.css, filters.ts).
              ...products.map(({ path, heading }) => [path, heading] as const),
              ...lights
                .filter((value) => first(value))
                .map((value) => [value, words.lights[value]] as const),
            ]}
          />
          <Filter
            name="colour"
            legend={words.colour}
            options={[
              ['', words.colours.all, `conic-gradient(${tones.map(([, , tone]) => tone)})`],
              ...tones,
            ]}
          />
          <p className="no-cloth hidden w-full">
            {words.choice.none}{' '}
            <button type="reset" className={targetLink}>
              {words.showAll}
            </button>
          </p>
        </form>
        <ul
          data-preview-group=""
          className="rail order-1 grid grid-cols-swatches gap-x-3 gap-y-6 sm:gap-x-4"
        >
          {all.map((each, place) => (
            <SwatchItem key={each.id} swatch={each} locale={locale} isFirst={place < 6} />
          ))}
        </ul>
        {/* After the list, whose visible items it counts (wall.css). */}
        <p className="cloth-count text-sm text-muted">
          {before}
          <span />
          {after}
        </p>
      </div>
    </WallChoice>
  );
}
