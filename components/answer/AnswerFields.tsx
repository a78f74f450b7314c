import type { KeyboardEvent } from 'react';
import { longest } from '@/components/planner/model/window';
import { examples, type Measure } from './size';
import type { AnswerWords } from './texts';

interface AnswerFieldsProps {
  readonly measure: Measure;
  readonly words: AnswerWords;
  readonly typed: readonly string[];
  readonly faulty: readonly number[];
  readonly onChange: (typed: readonly string[]) => void;
}

/** Enter ('Next' on a phone's keyboard) goes to the next number, and from the last to the answer. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { form, name } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[name^=size-]') ?? [])];
  const next = fields[fields.findIndex((field) => field.name === name) + 1];
  if (next) next.focus();
  else event.currentTarget.blur();
}

export function AnswerFields({ measure, words, typed, faulty, onChange }: AnswerFieldsProps) {
  const { fields } = words;
  const labels = measure === 'window' ? [fields.width, fields.height] : [fields[measure]];
  const units: Readonly<Record<string, string | undefined>> = words.units;
  return (
    <div className="@container noscript:hidden">
      <div className={`grid gap-3 ${labels.length > 1 ? '@3xs:grid-cols-2' : ''}`}>
        {labels.map((label, place) => (
          <label key={label} className="unit-field">
            <span className="choice-label">{label}</span>
            <input
              name={`size-${place}`}
              type="text"
              inputMode="decimal"
              enterKeyHint={place < labels.length - 1 ? 'next' : 'done'}
              maxLength={longest.length}
              dir="ltr"
              className="input-box"
              placeholder={examples[measure][place]}
              value={typed[place] ?? ''}
              aria-invalid={faulty.includes(place)}
              onChange={({ target }) => onChange(typed.with(place, target.value))}
              onKeyDown={goOn}
            />
            <span>{units[measure]}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
