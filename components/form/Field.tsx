import type { ComponentProps } from 'react';
import { getDictionary } from '@/lib/content/dictionary';
import type { Locale } from '@/lib/content/types';
import { type FieldName, longest } from './fields';

interface FieldProps extends ComponentProps<'input'> {
  readonly name: FieldName;
  readonly locale: Locale;
  readonly place: string;
  readonly rows?: number;
  readonly hint?: string | undefined;
}

/** A required field below its label; its direction follows the text. */
export function Field(props: FieldProps) {
  const { name, locale, place, rows, hint, ...hints } = props;
  const { direction, form: words } = getDictionary(locale);
  const id = `${place}-${name}`;
  const hintId = `${id}-hint`;
  const shared = {
    id,
    name,
    required: true,
    maxLength: longest[name],
    dir: 'auto',
    className: 'input-box scroll-mt-8 py-2.5',
    // Lets forms.css match an empty field.
    placeholder: direction === 'rtl' ? ' ' : undefined,
    'aria-describedby': hint && hintId,
  };
  return (
    <div className="field">
      <label htmlFor={id} className="choice-label">
        {words[name]}
      </label>
      {hint && (
        <p id={hintId} className="mb-2 text-sm">
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...hints} />}
    </div>
  );
}
