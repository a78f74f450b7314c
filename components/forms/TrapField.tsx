import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { trapName } from './form-fields';

/**
 * A field that robots fill and visitors never meet. An empty `form` keeps it out of the form it
 * stands in: it is never posted, with or without JavaScript, and no autofill takes it along.
 */
export function TrapField({ locale }: { readonly locale: Locale }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {wordsOf(locale).form.trap}
        <input type="text" name={trapName} form="" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
