export const buttonStyle = {
  primary: 'button button-primary',
  outline: 'button',
  paper: 'button button-paper',
  'paper-outline': 'button button-paper-outline',
} as const;

export const iconButton = 'icon-button';

export const iconButtonOnDark = `${iconButton} icon-button-on-dark`;

export const ruledLink = 'ruled-link';

/** A text link by itself, as high as a button, that breaks long words. */
export const targetLink =
  'inline-grid min-h-target items-center wrap-anywhere text-brand underline underline-offset-[0.2em]';

export const wideButton = {
  primary: `${buttonStyle.primary} max-sm:w-full`,
  outline: `${buttonStyle.outline} max-sm:w-full`,
} as const;
