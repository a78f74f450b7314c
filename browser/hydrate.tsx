import {
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { fillFields, readFields } from './kept-fields';

/** A client component (components/ui/client-component.tsx) without the element around it. */
export type View = (props: never) => ReactNode;

interface HydratedProps {
  readonly onCommit: () => void;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Hydrated({ onCommit, onReady, children }: HydratedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  // Not before it has rendered what its first effects read, such as what was typed before.
  const [hasRead, setRead] = useState(false);
  useEffect(() => (hasRead ? onReady() : setRead(true)), [hasRead, onReady]);
  return children;
}

/** The slots of a component; not those of components in them. */
const slotsOf = (component: HTMLElement) =>
  [...component.querySelectorAll('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-component]') === component,
  );

const controlsOf = (component: HTMLElement) => [
  ...component.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary'),
];

/** Elements and words, without attributes, which scripts and extensions change before React sees them. */
const contentOf = ({ innerHTML }: Element) => innerHTML.replace(/<(\w+)[^>]*>/g, '<$1>');

function difference(served: string, rendered: string): string {
  const at = [...served].findIndex((letter, index) => letter !== rendered[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `served: …${part(served)}…\nrendered: …${part(rendered)}…`;
}

/**
 * Hydrates a component by itself. Where its content is not what it renders, React renders it again, and the console says
 * what differs: a mistake of ours, or the change of a translator or an extension.
 * @param fail called if it throws then or later; its content is again as served
 * @returns resolves when it handles events, or has thrown
 */
export function hydrate(
  component: HTMLElement,
  View: View,
  props: object,
  fail: (error: unknown) => void,
): Promise<void> {
  const before = [...component.childNodes];
  const served = contentOf(component);
  const slots = slotsOf(component);
  const fields = readFields(component);
  const focused = controlsOf(component).findIndex((each) => each.matches(':focus'));
  // After a mismatch React has rendered new slots, empty ones, and new fields.
  const restore = () => {
    if (before[0]?.isConnected) return;
    for (const [index, slot] of slotsOf(component).entries())
      slot.replaceChildren(...(slots[index]?.childNodes ?? []));
    fillFields(component, fields);
    controlsOf(component)[focused]?.focus({ preventScroll: true });
  };
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        component,
        <Hydrated onCommit={restore} onReady={resolve}>
          {/* The props are those of this component (clientComponent). */}
          {createElement(View as (given: object) => ReactNode, props)}
        </Hydrated>,
        {
          onRecoverableError(error) {
            const what = difference(served, contentOf(component));
            console.error(component.dataset.component, error, what);
          },
          onUncaughtError(error) {
            component.replaceChildren(...before);
            fail(error);
            resolve();
          },
        },
      );
    });
  });
}
