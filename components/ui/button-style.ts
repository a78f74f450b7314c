/** Styles of buttons and of links that look like buttons (button.css). */
export const buttonStyle = {
  primary: 'button button-primary',
  outline: 'button',
  paper: 'button button-paper',
  'paper-outline': 'button button-paper-outline',
} as const;

/** A square of 44 px with an icon in it. */
export const iconButton = 'icon-button';

/** The same on the deep band. */
export const iconButtonOnDark = `${iconButton} icon-button-on-dark`;

/** A text link with a short rule behind it. */
export const ruledLink = 'ruled-link';
