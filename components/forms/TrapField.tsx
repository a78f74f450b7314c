import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { trapForm, trapName } from './form-fields';

/**
 * A field that robots fill and visitors never meet. It belongs to an empty form of its own (`TrapForm`)
 * and not to the one it stands in: it is never posted, with or without JavaScript, and no autofill takes it along.
 */
export function TrapField({ locale }: { readonly locale: Locale }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {wordsOf(locale).form.trap}
        <input type="text" name={trapName} form={trapForm} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The trap's own form: nothing is ever sent from it. */
export function TrapForm() {
  return <form id={trapForm} hidden />;
}
