type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By its id or, where it has none, by its name; a choice among several by its value, too. */
function selectorOf(field: Field): string {
  if (field.id) return `#${CSS.escape(field.id)}`;
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  const value = isChoice ? `[value="${CSS.escape(field.value)}"]` : '';
  return `[name="${CSS.escape(field.name)}"]${value}`;
}

/**
 * Keeps what a visitor has entered into a part of the page before React hydrates it.
 * @returns where React has drawn the fields anew, restores their values and focus
 */
export function captureInput(part: HTMLElement): () => void {
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const { activeElement: focused } = document;
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      const anew = part.querySelector<Field>(selectorOf(field));
      if (anew?.tagName !== field.tagName) continue;
      anew.value = field.value;
      if (field instanceof HTMLInputElement && anew instanceof HTMLInputElement)
        anew.checked = field.checked;
      if (field === focused) anew.focus({ preventScroll: true });
    }
  };
}
