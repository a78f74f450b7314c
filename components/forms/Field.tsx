import type { ComponentProps } from 'react';
import type { Locale } from '@/content/types';
import { getDictionary } from '@/content/words';
import { fill } from '@/lib/text/fill';
import { CharactersLeft } from './CharactersLeft';
import { addressNoteId } from './confirm-address';
import { type FieldName, longest } from './form-fields';

interface FieldProps
  extends Pick<
    ComponentProps<'input'>,
    'autoCapitalize' | 'autoComplete' | 'enterKeyHint' | 'inputMode' | 'spellCheck' | 'type'
  > {
  readonly name: FieldName;
  readonly locale: Locale;
  /** Prefix of ids, unique on the page. */
  readonly place: string;
  /** Whether an address that cannot be answered is asked about. */
  readonly asks?: boolean;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** What a multi-line field holds to be filled in. */
  readonly text?: string | undefined;
}

/** A required field below its label; its direction follows the text. */
export function Field({ name, locale, place, rows, text, asks = false, ...hints }: FieldProps) {
  const { direction, form: words, hours } = getDictionary(locale);
  // With its digits: browsers do not agree on those of plain 'ar'.
  const language = hours.dates;
  const id = `${place}-${name}`;
  const countId = `${id}-count`;
  const noteId = addressNoteId(id);
  const count = new Intl.NumberFormat(language).format(longest[name]);
  const shared = {
    id,
    name,
    required: true,
    maxLength: longest[name],
    dir: 'auto',
    // Says to forms.css that nothing is written yet.
    placeholder: direction === 'rtl' ? ' ' : undefined,
    'aria-describedby': asks ? `${noteId} ${countId}` : countId,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words[name]}</label>
      {rows ? (
        <textarea {...shared} rows={rows} defaultValue={text} />
      ) : (
        <input {...shared} {...hints} />
      )}
      {asks && <p id={noteId} role="alert" className="field-note empty:hidden" />}
      <CharactersLeft
        id={countId}
        fieldId={id}
        longest={longest[name]}
        language={language}
        words={{ limit: fill(words.limit, { count }), remaining: words.remaining }}
      />
    </div>
  );
}
