import type { ComponentProps } from 'react';

/** A native radio button or checkbox, styled as a pill. */
export function Pill({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`pill ${className}`}>
      <input type="radio" {...input} className="sr-only" />
      {children}
    </label>
  );
}
