import { draftKey, isSame, openingValues, readDraft, writeDraft } from './form-draft';
import { noValues, readValues, writeValues } from './form-fields';
import { isEmpty } from './stored-texts';

/** Delay before typing is stored (milliseconds); leaving the page stores it at once. */
const delay = 300;

/** Autosaves a form's values on the device (docs/requirements.md 5.5). */
export function autosaveDraft(form: HTMLFormElement, signal: AbortSignal) {
  let timer: number | undefined;
  let saved = readValues(form);

  let isStored = true;

  const save = () => {
    window.clearTimeout(timer);
    timer = undefined;
    saved = readValues(form);
    writeDraft(saved);
    isStored = isSame(readDraft(), saved);
    // What a browser restores on the way back may be older than the draft, or sent.
    form.autocomplete = isStored ? 'off' : 'on';
  };
  const saveSoon = () => {
    timer ??= window.setTimeout(save, delay);
  };
  const leave = () => {
    if (timer !== undefined) save();
  };
  // Changed or sent in another tab: adopted, unless this tab has unsaved changes.
  const adopt = () => {
    if (!isStored || !isSame(readValues(form), saved)) return;
    saved = readDraft();
    writeValues(form, saved);
  };
  const follow = ({ key }: StorageEvent) => key === draftKey && adopt();
  // From the bfcache.
  const show = ({ persisted }: PageTransitionEvent) => persisted && adopt();

  form.addEventListener('input', saveSoon, { signal });
  form.addEventListener('change', saveSoon, { signal });
  window.addEventListener('storage', follow, { signal });
  window.addEventListener('pageshow', show, { signal });
  window.addEventListener('pagehide', leave, { signal });
  // Phones may discard a hidden page without another event.
  document.addEventListener('visibilitychange', leave, { signal });
  signal.addEventListener('abort', leave);

  return {
    save,
    restore() {
      writeValues(form, openingValues(readValues(form)));
      // Typed before hydration.
      if (!isEmpty(readValues(form))) saveSoon();
    },
    clear() {
      writeValues(form, noValues);
      save();
    },
  };
}
