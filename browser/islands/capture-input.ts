type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Identifies a field by id or name; radio buttons and checkboxes also by value. */
function selectorOf(field: Field): string {
  if (field.id) return `#${CSS.escape(field.id)}`;
  const isChoice = field.type === 'radio' || field.type === 'checkbox';
  const value = isChoice ? `[value="${CSS.escape(field.value)}"]` : '';
  return `[name="${CSS.escape(field.name)}"]${value}`;
}

/**
 * Captures input in a part of the page before hydration.
 * @returns restores values and focus if React has rendered the fields again
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
