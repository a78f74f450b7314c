import { type RefObject, useCallback, useEffect, useState } from 'react';
import { shopDate } from '@/lib/hours/shop-time';
import { longest } from '@/lib/planner/model/window';
import { line } from '@/lib/text/as-typed';
import { readTexts, siteKey, writeTexts } from '@/lib/text/stored-texts';
import type { Measure } from './size';

const text = line(longest.length);
const readers = { 'size-0': text, 'size-1': text, 'size-2': text, needed: text };

/** A window's size is the same for all that can hang there. */
const keyOf = (measure: Measure) => siteKey(`answer-${measure}`);

/** Fills the empty fields with what was typed before a reload, or on the page of another product. */
function fillFromDraft(form: HTMLFormElement, measure: Measure): void {
  const { needed = '', ...sizes } = readTexts(keyOf(measure), readers);
  // A day that is over is not needed any more.
  const draft = { ...sizes, ...(needed >= shopDate(Date.now()) && { needed }) };
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && !field.value) field.value = text;
  }
}

function keepDraft(fields: FormData, measure: Measure): void {
  const own = Object.keys(readers).filter((name) => fields.has(name));
  writeTexts(keyOf(measure), {
    ...readTexts(keyOf(measure), readers),
    ...Object.fromEntries(own.map((name) => [name, fields.get(name)])),
  });
}

/** The form's fields, kept on the device until they are emptied; `read` is called when one changes. */
export function useFields(form: RefObject<HTMLFormElement | null>, measure: Measure) {
  const [fields, setFields] = useState<FormData>();
  const read = useCallback(() => {
    const typed = new FormData(form.current ?? undefined);
    keepDraft(typed, measure);
    setFields(typed);
  }, [form, measure]);
  useEffect(() => {
    if (form.current) fillFromDraft(form.current, measure);
    const linked = form.current?.querySelector<HTMLInputElement>('[type=radio]:target');
    if (linked) linked.checked = true;
    // Also what was typed before hydration.
    read();
  }, [form, measure, read]);
  return { read, textOf: (name: string) => String(fields?.get(name) ?? '').trim() };
}
