import { isEmpty, openingValues, rememberKept, writeDraft } from './form-draft';
import { noValues, readValues, writeValues } from './form-fields';

/** At most this much typing is not on the device yet, unless the page is left: then all of it is. */
const delay = 300;

export interface DraftKeeper {
  /** Brings the draft back into the fields. */
  restore(): void;
  /** Keeps what stands in the fields now. */
  save(): void;
  /** Empties the fields, and the device of their text. */
  forget(): void;
  stop(): void;
}

/** Keeps what is typed into a form on the device, until it is forgotten. */
export function keepDraft(form: HTMLFormElement): DraftKeeper {
  let timer: number | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;

  const save = () => {
    window.clearTimeout(timer);
    timer = undefined;
    writeDraft(readValues(form));
  };
  const saveSoon = () => {
    timer ??= window.setTimeout(save, delay);
  };
  const leave = () => {
    if (timer !== undefined) save();
    rememberKept(readValues(form));
  };
  const restore = () => writeValues(form, openingValues(readValues(form)));

  form.addEventListener('input', saveSoon, { signal });
  form.addEventListener('change', saveSoon, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // A phone may end a hidden page without a word.
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) restore();
    },
    { signal },
  );

  return {
    restore() {
      restore();
      // Typed before anyone listened.
      if (!isEmpty(readValues(form))) saveSoon();
    },
    save,
    forget() {
      writeValues(form, noValues);
      save();
    },
    stop() {
      leave();
      listeners.abort();
    },
  };
}
