import type { ComponentProps } from 'react';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { CharactersLeft } from './CharactersLeft';
import { type FieldName, longest } from './form-fields';
import { addressNoteId } from './validation';

interface FieldProps extends ComponentProps<'input'> {
  readonly name: FieldName;
  readonly locale: Locale;
  /** Prefix of ids, unique on the page. */
  readonly place: string;
  /** Whether a missing or invalid address has to be confirmed. */
  readonly confirmsAddress?: boolean;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** Initial text of a multi-line field. */
  readonly text?: string | undefined;
}

/** A required field below its label; its direction follows the text. */
export function Field(props: FieldProps) {
  const { name, locale, place, rows, text, confirmsAddress = false, ...hints } = props;
  const { direction, form: words, hours } = getDictionary(locale);
  const id = `${place}-${name}`;
  const countId = `${id}-count`;
  const noteId = addressNoteId(id);
  const shared = {
    id,
    name,
    required: true,
    maxLength: longest[name],
    dir: 'auto',
    // Lets forms.css match an empty field.
    placeholder: direction === 'rtl' ? ' ' : undefined,
    'aria-describedby': confirmsAddress ? `${noteId} ${countId}` : countId,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{words[name]}</label>
      {rows ? (
        <textarea {...shared} rows={rows} defaultValue={text} />
      ) : (
        <input {...shared} {...hints} />
      )}
      {confirmsAddress && <p id={noteId} role="alert" className="field-note empty:hidden" />}
      <CharactersLeft
        id={countId}
        fieldId={id}
        longest={longest[name]}
        // With its numbering system: browsers differ for plain 'ar'.
        language={hours.dates}
        remaining={words.remaining}
      />
    </div>
  );
}
