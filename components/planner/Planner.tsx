'use client';

import { useDeferredValue, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CheckedWindow } from '@/components/planner/checks/check-window';
import { next } from '@/components/planner/model/edits';
import type { Shop } from '@/components/planner/model/stock';
import { calculationSteps } from '@/components/planner/text/calculation-steps';
import { windowName } from '@/components/planner/text/format';
import { homeHeadline } from '@/components/planner/text/price-text';
import { buttonStyle } from '@/components/ui/button-style';
import { clientComponent } from '@/components/ui/client-component';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import { DrawingDefinitions, WindowDrawing } from './drawing/WindowDrawing';
import { WindowForm } from './fields/WindowForm';
import { Notices } from './list/Notices';
import { WindowList } from './list/WindowList';
import { PrintedPlan } from './send/PrintedPlan';
import type { Addresses } from './send/SendActions';
import { SendPanel } from './send/SendPanel';
import { PlannerContext, usePlanner, usePlannerState } from './state/planner-context';

function CalculationSteps({ checked }: { readonly checked: CheckedWindow }) {
  const { words } = usePlanner();
  const steps = calculationSteps(checked, words);
  if (steps.length === 0) return null;
  return (
    <details className="disclosure mt-4">
      <summary>
        <span className="font-display text-card">{words.worked.title}</span>
      </summary>
      <dl>
        {steps.map(([label, value, total], at) => (
          <div
            // Face and lining may have a step in common.
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their order
            key={at}
            className={`flex flex-wrap justify-between gap-x-4 border-b border-line py-2 ${total ? 'font-bold' : ''}`}
          >
            <dt>
              <Text>{label}</Text>
            </dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function HomePrice() {
  const { plan, shop } = usePlanner();
  const headline = homeHeadline(plan, shop);
  return (
    headline && (
      <p className="me-auto leading-tight">
        <span className="block font-display text-card whitespace-nowrap">
          <Text>{headline.range}</Text>
        </span>
        <span className="text-xs text-muted">
          <Text>{headline.windows}</Text>
        </span>
      </p>
    )
  );
}

interface PlannerProps {
  readonly shop: Shop;
  readonly label: string;
  readonly loading: string;
  readonly addresses: Addresses;
}

/** The planner: measures, checks, calculates and draws a list of windows, and composes one message from it. */
export const Planner = clientComponent(
  'Planner',
  function Planner({ shop, label, loading, addresses }: PlannerProps) {
    const { words } = shop;
    const root = useRef<HTMLFormElement>(null);
    const planner = usePlannerState(shop, root);
    const { plan, window, edit, hydrated } = planner;
    const deferred = useDeferredValue(planner.checked);

    return (
      <PlannerContext value={planner}>
        <Section className="@container pt-0">
          <form
            ref={root}
            className="plan grid grid-cols-1 gap-5 @5xl:grid-cols-[minmax(18rem,1fr)_24rem] @5xl:items-start @5xl:gap-x-12 @7xl:grid-cols-[15rem_minmax(0,1fr)_24rem] @7xl:gap-y-0 noscript:hidden print:hidden"
            aria-label={label}
            autoComplete="off"
            onSubmit={(event) => event.preventDefault()}
          >
            <Notices />
            <WindowList />
            <div>
              <WindowForm />
              {/* Sticky at the bottom, except in low viewports. */}
              <div className="plan-bar bottom-0 z-[6] mt-4 flex flex-wrap items-center gap-2.5 border-line bg-background py-2.5 [@media(min-height:37.5rem)]:sticky [@media(min-height:37.5rem)]:border-t">
                <HomePrice />
                <div className="flex flex-auto flex-wrap gap-2.5">
                  <button
                    type="button"
                    className={`${buttonStyle.outline} flex-auto px-3`}
                    onClick={() => {
                      // The width is a window's first field.
                      flushSync(() => edit(next));
                      root.current?.querySelector<HTMLInputElement>('[name=widthTop]')?.focus();
                    }}
                  >
                    {words.next}
                  </button>
                  <button
                    type="button"
                    className={`${buttonStyle.primary} flex-auto px-3`}
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
            </div>
            <div className="@5xl:sticky @5xl:top-22">
              <figure className="rounded bg-surface p-4">
                <WindowDrawing
                  checked={deferred}
                  shop={shop}
                  name={windowName(plan, window, words)}
                />
                <figcaption className="text-sm text-muted">
                  <Text>
                    {deferred.calculation ? words.drawing.scale : words.drawing.unmeasured}
                  </Text>
                </figcaption>
              </figure>
              {hydrated && <CalculationSteps checked={deferred} />}
            </div>
          </form>
          <DrawingDefinitions />
          <PrintedPlan />
        </Section>
        <Section
          ground="linen"
          labelledBy="send"
          className="plan-send @container noscript:hidden print:hidden"
        >
          {hydrated ? (
            <SendPanel addresses={addresses} />
          ) : (
            <p className="min-h-160 text-muted">{loading}</p>
          )}
        </Section>
      </PlannerContext>
    );
  },
  { error: 'in-place' },
);
