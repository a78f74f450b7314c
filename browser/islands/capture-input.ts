type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor has entered into a part of the page before React hydrates it.
 * @returns where React has drawn the fields anew, restores their values and focus
 */
export function captureInput(part: HTMLElement): () => void {
  const fields = [...part.querySelectorAll<Field>('input[id], textarea[id], select[id]')];
  const { activeElement: focused } = document;
  return () => {
    for (const field of fields) {
      if (field.isConnected) continue;
      const anew = document.getElementById(field.id);
      if (anew?.tagName !== field.tagName) continue;
      // Of one kind, by the line above.
      const { value } = field;
      (anew as Field).value = value;
      if (field instanceof HTMLInputElement) (anew as HTMLInputElement).checked = field.checked;
      if (field === focused) anew.focus({ preventScroll: true });
    }
  };
}
