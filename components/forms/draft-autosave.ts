import {
  draftKey,
  isEmpty,
  isSame,
  openingValues,
  readDraft,
  recordSavedDraft,
  writeDraft,
} from './form-draft';
import { noValues, readValues, writeValues } from './form-fields';

/** Delay before typing is stored (milliseconds); leaving the page stores it at once. */
const delay = 300;

export interface DraftAutosave {
  /** Restores the draft. */
  restore(): void;
  /** Stores the fields' present values. */
  save(): void;
  /** Clears the fields and the draft. */
  clear(): void;
  stop(): void;
}

/** Autosaves a form's values on the device (docs/requirements.md 5.5). */
export function autosaveDraft(form: HTMLFormElement): DraftAutosave {
  let timer: number | undefined;
  const listeners = new AbortController();
  const { signal } = listeners;

  let saved = readValues(form);
  const save = () => {
    window.clearTimeout(timer);
    timer = undefined;
    saved = readValues(form);
    writeDraft(saved);
  };
  const saveSoon = () => {
    timer ??= window.setTimeout(save, delay);
  };
  const leave = () => {
    if (timer !== undefined) save();
    recordSavedDraft(readValues(form));
  };
  const restore = () => writeValues(form, openingValues(readValues(form)));

  // Changed or sent in another tab: adopted, unless this tab has unsaved changes.
  const follow = ({ key }: StorageEvent) => {
    if (key !== draftKey || !isSame(readValues(form), saved)) return;
    saved = readDraft() ?? noValues;
    writeValues(form, saved);
  };

  form.addEventListener('input', saveSoon, { signal });
  window.addEventListener('storage', follow, { signal });
  form.addEventListener('change', saveSoon, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // Phones may discard a hidden page without an event.
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
      // Typed before hydration.
      if (!isEmpty(readValues(form))) saveSoon();
    },
    save,
    clear() {
      writeValues(form, noValues);
      save();
    },
    stop() {
      leave();
      listeners.abort();
    },
  };
}
