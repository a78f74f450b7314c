import type { ComponentProps } from 'react';

export function Pill({ className = '', style, children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`pill ${className}`} style={style}>
      <input type="radio" {...input} className="sr-only" />
      {children}
    </label>
  );
}
