import type { ComponentProps, ReactNode } from 'react';

interface Options {
  /** `span` within a paragraph. */
  readonly tag?: 'div' | 'span';
  /** The element that has the error screen if it fails; by default a bar has it, since what the server rendered stays useful. */
  readonly error?: 'div' | 'dialog';
}

/** Names a component and its props for the export, which hydrates it by itself (browser/README.md). Next ignores the element. */
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

/** Server-rendered children. A component that is hydrated by itself does not have them, and React leaves the content as it is. */
export function Slot({ children, ...rest }: ComponentProps<'div'>) {
  const content = children === undefined ? { dangerouslySetInnerHTML: asItIs } : { children };
  return <div data-slot="" suppressHydrationWarning {...rest} {...content} />;
}

/** Text that changes. Translators replace text nodes, so new text gets a new element: React never touches a node that is gone. */
export const Text = ({ children }: { readonly children: string }) =>
  children ? <span key={children}>{children}</span> : null;
