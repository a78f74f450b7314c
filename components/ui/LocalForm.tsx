import type { ComponentProps } from 'react';

/** A form that sends nothing: its component reads the fields. */
export function LocalForm({ label, ...rest }: ComponentProps<'form'> & { readonly label: string }) {
  return (
    <form
      aria-label={label}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      {...rest}
    />
  );
}
