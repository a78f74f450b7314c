import type { ComponentProps } from 'react';

export function Pill({ className = '', children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`pill ${className}`}>
      <input type="radio" {...input} className="sr-only" />
      {children}
    </label>
  );
}
