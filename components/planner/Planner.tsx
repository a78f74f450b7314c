'use client';

import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { announceHydrated } from '@/browser/hydration';
import { buttonStyle } from '@/components/ui/button-style';
import { island } from '@/components/ui/island';
import { Section } from '@/components/ui/Section';
import type { PlannerWords } from '@/content/en/measure';
import { cachedCheck } from '@/lib/planner/checks/cached-check';
import type { Stock } from '@/lib/planner/model/stock';
import { windowName } from '@/lib/planner/text/names';
import { CalculationSteps } from './drawing/CalculationSteps';
import { drawingCaption, WindowDrawing } from './drawing/WindowDrawing';
import { SelectedWindow } from './fields/SelectedWindow';
import { Notices } from './list/Notices';
import { WindowList } from './list/WindowList';
import { PrintedPlan } from './send/PrintedPlan';
import type { Addresses } from './send/SendActions';
import { SendPanel } from './send/SendPanel';
import { newId } from './state/new-id';
import { usePlan } from './state/use-plan';

interface PlannerProps {
  readonly words: PlannerWords;
  readonly label: string;
  readonly stock: Stock;
  readonly addresses: Addresses;
}

/** The planner: a list of windows, each measured, checked, worked out and drawn, that ends in one message. */
export const Planner = island('Planner', function Planner(props: PlannerProps) {
  const { words, label, stock, addresses } = props;
  const root = useRef<HTMLFormElement>(null);
  const planner = usePlan(root);
  const { plan, window, dispatch, ready, stored } = planner;
  const [copied, setCopied] = useState('');
  const [measuring, setMeasuring] = useState(0);
  const checked = cachedCheck(plan, window, stock, words);
  const drawn = useDeferredValue(checked);
  const name = windowName(plan, window, words);

  const onSelect = useCallback((id: string) => dispatch({ type: 'select', id }), [dispatch]);
  const onPlace = useCallback(
    (place: string) => dispatch({ type: 'settings', change: { place } }),
    [dispatch],
  );
  const onClear = useCallback(() => {
    dispatch({ type: 'clear', blank: newId() });
    root.current?.scrollIntoView();
  }, [dispatch]);

  useEffect(() => {
    if (ready) announceHydrated('planner');
  }, [ready]);

  // A window begins with its width.
  useEffect(() => {
    if (measuring) root.current?.querySelector<HTMLInputElement>('[name=widthTop]')?.focus();
  }, [measuring]);

  return (
    <>
      <Section className="plan-ground pt-0">
        <form
          ref={root}
          className="plan noscript:hidden"
          aria-label={label}
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
        >
          <Notices {...planner} words={words} copied={copied} />
          <WindowList
            plan={plan}
            selected={window.id}
            stock={stock}
            words={words}
            stored={stored}
            onSelect={onSelect}
          />
          <div className="plan-fields">
            <SelectedWindow
              {...planner}
              checked={checked}
              stock={stock}
              words={words}
              onCopied={setCopied}
            />
            <div className="plan-bar">
              <button
                type="button"
                className={buttonStyle.outline}
                onClick={() => {
                  setCopied('');
                  dispatch({ type: 'next', id: newId() });
                  setMeasuring((count) => count + 1);
                }}
              >
                {words.next}
              </button>
              <button
                type="button"
                className={buttonStyle.primary}
                onClick={() => {
                  const send = document.getElementById('send');
                  send?.scrollIntoView();
                  send?.focus({ preventScroll: true });
                }}
              >
                {words.send}
              </button>
            </div>
          </div>
          <div className="plan-preview">
            <figure className="plan-figure">
              <WindowDrawing checked={drawn} stock={stock} words={words} name={name} />
              <figcaption>
                <p key={drawingCaption(drawn, words)}>{drawingCaption(drawn, words)}</p>
              </figcaption>
            </figure>
            {ready && <CalculationSteps checked={drawn} words={words} />}
          </div>
        </form>
        <PrintedPlan plan={plan} stock={stock} words={words} />
      </Section>
      <Section ground="linen" labelledBy="send" className="plan-ground plan-send noscript:hidden">
        <div className="plan-deferred">
          {ready && (
            <SendPanel
              plan={plan}
              stock={stock}
              words={words}
              addresses={addresses}
              onPlace={onPlace}
              onClear={onClear}
            />
          )}
        </div>
      </Section>
    </>
  );
});
