type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (part: HTMLElement) => [
  ...part.querySelectorAll<Field>('input, textarea, select'),
];

/**
 * Captures input in a part of the page before hydration.
 * @returns restores values and focus if React has rendered the fields again, which it does in the same order
 */
export function captureInput(part: HTMLElement): () => void {
  const fields = fieldsOf(part);
  const { activeElement: focused } = document;
  return () => {
    for (const [index, anew] of fieldsOf(part).entries()) {
      const field = fields[index];
      if (!field || field.isConnected || field.name !== anew.name) continue;
      anew.value = field.value;
      if ('checked' in field && 'checked' in anew) anew.checked = field.checked;
      if (field === focused) anew.focus({ preventScroll: true });
    }
  };
}
