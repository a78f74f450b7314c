/** The form's values; '' if empty. */
export interface VisitChoices {
  /** ISO date in Qatar. */
  readonly date: string;
  readonly part: string;
  readonly district: string;
  readonly product: string;
  readonly windows: string;
  readonly note: string;
}

export const noChoices: VisitChoices = {
  date: '',
  part: '',
  district: '',
  product: '',
  windows: '',
  note: '',
};

/** Local storage key of the unsent request. */
const draftKey = 'visit-draft';

/** The values that a getter returns, without empty ones. */
function choicesOf(get: (name: keyof VisitChoices) => unknown): Partial<VisitChoices> {
  const given = Object.keys(noChoices).flatMap((name) => {
    // A key of noChoices.
    const text = get(name as keyof VisitChoices);
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

/** The stored draft; empty if storage is denied. */
export function readVisitDraft(): Partial<VisitChoices> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey) ?? '{}');
    return choicesOf((name) => Reflect.get(Object(stored), name));
  } catch {
    return {};
  }
}

/** Stores the draft on the device; an empty one removes it. */
export function writeVisitDraft(choices: VisitChoices): void {
  try {
    if (Object.values(choices).some(Boolean))
      localStorage.setItem(draftKey, JSON.stringify(choices));
    else localStorage.removeItem(draftKey);
  } catch {
    // Storage is denied or full: the values last until the page is left.
  }
}

/** Values entered before hydration. */
export function choicesInForm(form: HTMLFormElement): Partial<VisitChoices> {
  const values = new FormData(form);
  return choicesOf((name) => values.get(name));
}

/**
 * Values that a link prefills in its fragment, which is not sent to the server: `#product=/curtains/wave` from
 * a product's page, `#product=Curtain&windows=4` from the planner.
 * @param names product names by page
 */
export function choicesInFragment(
  fragment: string,
  names: Readonly<Record<string, string>>,
): Partial<VisitChoices> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const { product, ...others } = choicesOf((name) => given.get(name));
  return { ...others, ...(product && { product: names[product] ?? product }) };
}
