import { Text } from '@/components/ui/client-component';
import { focusNext, Pill } from '@/components/ui/fields';
import { longest } from '@/lib/planner/model/window';
import { weekdayAndDate } from '@/lib/text';
import { type AnswerProduct, type AnswerWords, examples } from './size';

interface VisitDayProps {
  readonly offered: readonly string[];
  readonly around: readonly string[];
  readonly words: AnswerWords;
}

export const VisitDay = ({ offered, around: [before = '', after = ''], words }: VisitDayProps) => (
  <>
    <Text>{before}</Text>
    <select
      name="day"
      aria-label={words.visitDay}
      className="-my-2 appearance-none rounded py-2 bg-transparent text-brand underline underline-offset-[0.2em] [field-sizing:content]"
    >
      {offered.map((date) => (
        <option key={date} value={date}>
          {weekdayAndDate(date, words.language)}
        </option>
      ))}
    </select>
    <Text>{after}</Text>
  </>
);

interface AnswerFieldsProps {
  readonly product: AnswerProduct;
  readonly words: AnswerWords;
  readonly faulty: readonly number[];
  readonly canRecover: boolean;
}

/** Columns of one to three fields, fixed, so that nothing moves while the page streams in. */
const columns = ['', '', '@3xs:grid-cols-2', '@3xs:grid-cols-2 @[21rem]:grid-cols-3'];

export function AnswerFields({ product, words, faulty, canRecover }: AnswerFieldsProps) {
  const { fields } = words;
  const { measure } = product;
  const window = [fields.width, fields.height, ...(product.alike ? [fields.piece] : [])];
  const labels = measure === 'window' ? window : [fields[measure]];
  const units: Readonly<Record<string, string | undefined>> = words.units;
  return (
    <div className="@container noscript:hidden">
      {canRecover && (
        <fieldset className="mb-3 flex flex-wrap gap-2">
          <legend className="sr-only">{words.work.label}</legend>
          <Pill name="work" value="new" defaultChecked>
            {words.work.new}
          </Pill>
          {/* Links to it choose it. */}
          <Pill name="work" value="recover" id="recover">
            {words.work.recover}
          </Pill>
        </fieldset>
      )}
      <div className={`grid gap-3 ${columns[labels.length] ?? ''}`}>
        {labels.map((label, place) => (
          <label key={label} className="unit-field">
            <span className="choice-label">{label}</span>
            <input
              name={`size-${place}`}
              inputMode="decimal"
              enterKeyHint={place < labels.length - 1 ? 'next' : 'done'}
              maxLength={longest.length}
              dir="ltr"
              className="input-box"
              placeholder={examples[measure][place] ?? '1'}
              aria-invalid={faulty.includes(place)}
              onKeyDown={(event) =>
                focusNext(event, event.currentTarget.form?.querySelectorAll('[name^=size-]'))
              }
            />
            {examples[measure][place] && <span>{units[measure]}</span>}
          </label>
        ))}
      </div>
    </div>
  );
}
