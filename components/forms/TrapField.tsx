import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';
import { trapForm, trapName } from './form-fields';

/**
 * A honeypot field that bots fill in and visitors never see. It belongs to a separate, empty form (`TrapForm`), not to the
 * one around it, so it is never posted, with or without JavaScript, and seldom autofilled.
 */
export function TrapField({ locale }: { readonly locale: Locale }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {getDictionary(locale).form.trap}
        <input type="text" name={trapName} form={trapForm} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** The honeypot's own form, which is never sent. */
export function TrapForm() {
  return <form id={trapForm} hidden />;
}
