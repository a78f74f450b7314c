const base =
  'inline-flex min-h-target items-center justify-center gap-2.5 rounded border px-6 py-2.5 text-center no-underline print:hidden';

/** Looks of what works as a button, be it a link or a button. */
export const buttonStyle = {
  primary: `${base} border-brand bg-brand text-on-brand hover:bg-background hover:text-brand`,
  outline: `${base} border-edge text-text hover:border-brand hover:text-brand`,
  paper: `${base} border-paper bg-paper text-ink hover:bg-transparent hover:text-paper`,
  'paper-outline': `${base} border-dust text-paper hover:bg-paper hover:text-ink`,
} as const;

/** A square of 44 px with an icon in it. */
const square =
  'inline-grid size-target shrink-0 place-items-center rounded border text-xl print:hidden';

export const iconButton = `${square} border-line text-text hover:border-brand hover:text-brand`;

/** The same on a picture or on the deep band. */
export const iconButtonOnDark = `${square} border-dust-edge text-paper hover:border-paper`;

/** A link in a text-like place, with the short rule behind it that the design gives it. */
export const ruledLink = 'ruled-link print:hidden';
