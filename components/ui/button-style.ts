/** Looks of what works as a button (button.css), be it a link or a button. */
export const buttonStyle = {
  primary: 'button button-primary',
  outline: 'button',
  paper: 'button button-paper',
  'paper-outline': 'button button-paper-outline',
} as const;

/** A square of 44 px with an icon in it. */
export const iconButton = 'icon-button';

/** The same on a picture or on the deep band. */
export const iconButtonOnDark = `${iconButton} icon-button-on-dark`;

/** A link in a text-like place, with the short rule behind it that the design gives it. */
export const ruledLink = 'ruled-link';
