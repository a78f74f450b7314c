import { createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureInput } from './capture-input';

/** An island's component. */
export type View = (props: never) => ReactNode;

interface HydratedProps {
  /** Called when the children are drawn, before their effects, and after these. */
  readonly onDrawn: () => void;
  readonly onReady: () => void;
  readonly children: ReactNode;
}

function Hydrated({ onDrawn, onReady, children }: HydratedProps) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates an island. If its DOM does not match, because a translator or an extension has changed it, React renders
 * only this island again. If the component throws, its element stays as in the HTML.
 * @returns resolves when it is hydrated, or has thrown
 */
export function hydrate(
  element: HTMLElement,
  View: View,
  props: never,
  fail: (error: unknown) => void,
): Promise<void> {
  const before = [...element.childNodes];
  const restoreInput = captureInput(element);
  // The props are those of this component (islandAttributes).
  const island = createElement(View as (props: object) => ReactNode, props);
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <Hydrated onDrawn={restoreInput} onReady={resolve}>
          {island}
        </Hydrated>,
        {
          onRecoverableError: () => {},
          onUncaughtError(error) {
            element.replaceChildren(...before);
            fail(error);
            resolve();
          },
        },
      );
    });
  });
}
