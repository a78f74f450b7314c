import type { ComponentProps, ReactNode } from 'react';

interface Options {
  /** `span` within a paragraph. */
  readonly tag?: 'div' | 'span';
  /** The element that has the error screen if it fails; by default a bar has it, since what the server rendered stays useful. */
  readonly error?: 'div' | 'dialog';
}

/**
 * Lets the export hydrate a client component by itself (browser/hydrate.tsx): the element around it has its name and its
 * props. Where Next hydrates the page, in `npm run dev`, this element means nothing.
 */
export function clientComponent<P extends object>(
  name: string,
  View: (props: P) => ReactNode,
  { tag: Tag = 'div', error }: Options = {},
) {
  function ClientComponent(props: P) {
    const given = JSON.stringify({ ...props, children: undefined });
    return (
      <Tag
        className="contents"
        data-component={name}
        data-props={given === '{}' ? undefined : given}
        data-error={error}
      >
        <View {...props} />
      </Tag>
    );
  }
  return Object.assign(ClientComponent, { View });
}

/** Always the same object: React sets the content of an element whose object is another. */
const asItIs = { __html: '' };

/**
 * The element of a client component's children, which the server rendered. A component that is hydrated by itself does
 * not have them as props, and React leaves the content of this element as it is.
 */
export function Slot({ children, ...rest }: ComponentProps<'div'>) {
  const content = children === undefined ? { dangerouslySetInnerHTML: asItIs } : { children };
  return <div data-slot="" suppressHydrationWarning {...rest} {...content} />;
}

/**
 * Text that changes. Browser translation replaces text nodes by elements; so that React never updates or
 * removes a node that is gone, new text gets a new element.
 */
export function Text({ children }: { readonly children: string }) {
  return children ? <span key={children}>{children}</span> : null;
}
