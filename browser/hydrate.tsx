import { createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepFields } from './kept-fields';

/** A client component (components/ui/client-component.tsx) without the element around it. */
export type View = (props: never) => ReactNode;

interface HydratedProps {
  readonly onCommit: () => void;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Hydrated({ onCommit, onReady, children }: HydratedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(onReady, [onReady]);
  return children;
}

/** The slots of a component; not those of components in them. */
const slotsOf = (component: HTMLElement) =>
  [...component.querySelectorAll('[data-slot]')].filter(
    (slot) => slot.parentElement?.closest('[data-component]') === component,
  );

/** Elements and words, without attributes, which scripts and extensions change before React sees them. */
const contentOf = ({ innerHTML }: Element) => innerHTML.replace(/<(\w+)[^>]*>/g, '<$1>');

/** Whether a component's content is still as served: it may be translated, or hold an extension's elements. */
async function isAsServed(component: HTMLElement, content: string): Promise<boolean> {
  const selector = '[data-component]';
  const place = [...document.querySelectorAll(selector)].indexOf(component);
  const html = await (await fetch(location.href)).text();
  const served = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(selector);
  const own = served[place];
  return own !== undefined && contentOf(own) === content;
}

function difference(served: string, rendered: string): string {
  const at = [...served].findIndex((letter, index) => letter !== rendered[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `served: …${part(served)}…\nrendered: …${part(rendered)}…`;
}

/**
 * Hydrates a component by itself. Where its content is not what it renders, React renders it again. That is our mistake, an
 * error in the console, unless a translator or an extension has changed the page.
 * @param fail called if it throws then or later; its content is again as served
 * @returns resolves when it handles events, or has thrown
 */
export async function hydrate(
  component: HTMLElement,
  View: View,
  props: object,
  fail: (error: unknown) => void,
): Promise<void> {
  const before = [...component.childNodes];
  const content = contentOf(component);
  const restoreFields = keepFields(component);
  const slots = slotsOf(component);
  let mismatch: unknown;
  // After a mismatch React has rendered new slots, empty ones, and new fields.
  const restore = () => {
    for (const [index, slot] of slotsOf(component).entries()) {
      const former = slots[index];
      if (former && former !== slot) slot.replaceChildren(...former.childNodes);
    }
    restoreFields();
  };
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        component,
        <Hydrated onCommit={restore} onReady={resolve}>
          {/* The props are those of this component (clientComponent). */}
          {createElement(View as (given: object) => ReactNode, props)}
        </Hydrated>,
        {
          onRecoverableError(error) {
            mismatch ??= error;
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
  if (mismatch === undefined) return;
  const rendered = contentOf(component);
  if (await isAsServed(component, content).catch(() => false))
    console.error(component.dataset.component, mismatch, difference(content, rendered));
}
