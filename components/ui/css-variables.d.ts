import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A variable for a style sheet. */
    [name: `--${string}`]: string | number;
  }
}
