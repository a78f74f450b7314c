/** What the visitor has chosen and typed; '' where nothing is. */
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

/** Local storage key of what was not sent yet. */
const draftKey = 'visit-draft';

/** The choices that a getter knows, without those that are empty. */
function choicesOf(get: (name: keyof VisitChoices) => unknown): Partial<VisitChoices> {
  const given = Object.keys(noChoices).flatMap((name) => {
    // A key of noChoices.
    const text = get(name as keyof VisitChoices);
    return typeof text === 'string' && text !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(given);
}

/** What the device has kept; nothing where storage is refused. */
export function readVisitDraft(): Partial<VisitChoices> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey) ?? '{}');
    return choicesOf((name) => Reflect.get(Object(stored), name));
  } catch {
    return {};
  }
}

/** Keeps the choices on the device; empty ones remove them. */
export function writeVisitDraft(choices: VisitChoices): void {
  try {
    if (Object.values(choices).some(Boolean))
      localStorage.setItem(draftKey, JSON.stringify(choices));
    else localStorage.removeItem(draftKey);
  } catch {
    // Storage is refused or full: the page itself still has them.
  }
}

/** What was chosen and typed before the scripts came. */
export function choicesInForm(form: HTMLFormElement): Partial<VisitChoices> {
  const values = new FormData(form);
  return choicesOf((name) => values.get(name));
}

/**
 * What a link to the page fills in, by the part of its address after '#', which no server sees: `#product=/curtains/wave` of
 * a product's page, `#product=Curtain&windows=4` of the planner.
 * @param names of products by their pages
 */
export function choicesInFragment(
  fragment: string,
  names: Readonly<Record<string, string>>,
): Partial<VisitChoices> {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const { product, ...others } = choicesOf((name) => given.get(name));
  return { ...others, ...(product && { product: names[product] ?? product }) };
}
