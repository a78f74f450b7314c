'use client';

import { useDeferredValue, useRef } from 'react';
import { clientComponent, Text } from '@/components/ui/client-component';
import { LocalForm } from '@/components/ui/fields';
import { Section } from '@/components/ui/Section';
import type { BringWords } from '@/lib/cloths';
import type { Shop } from '@/lib/planner/shop';
import { CalculationSteps } from './drawing/CalculationSteps';
import { DrawingDefinitions, WindowDrawing } from './drawing/WindowDrawing';
import { WindowForm } from './fields/WindowForm';
import { Announcements, Notices } from './list/Notices';
import { PlanBar } from './list/PlanBar';
import { WindowList } from './list/WindowList';
import { PrintedPlan } from './send/PrintedPlan';
import type { Addresses } from './send/SendActions';
import { SendPanel } from './send/SendPanel';
import { PlannerContext, usePlannerState } from './state/use-planner';

interface PlannerProps {
  readonly shop: Shop;
  readonly label: string;
  readonly loading: string;
  readonly addresses: Addresses;
  readonly bring: BringWords;
}

export const Planner = clientComponent(
  'Planner',
  ({ shop, label, loading, addresses, bring }: PlannerProps) => {
    const { words } = shop;
    const root = useRef<HTMLFormElement>(null);
    const planner = usePlannerState(shop, root);
    const deferred = useDeferredValue(planner.checked);

    return (
      <PlannerContext value={planner}>
        <Section className="@container pt-0">
          <LocalForm
            ref={root}
            label={label}
            onInput={({ target }) => {
              if (target instanceof HTMLInputElement && target.type === 'text')
                planner.setTyping(target.name);
            }}
            onBlur={() => planner.setTyping(undefined)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') planner.setTyping(undefined);
            }}
            className="plan grid gap-5 @5xl:grid-cols-[minmax(18rem,1fr)_24rem] @5xl:items-start @5xl:gap-x-12 @7xl:grid-cols-[15rem_minmax(0,1fr)_24rem] @7xl:gap-y-0 noscript:hidden print:hidden"
          >
            <Notices />
            <WindowList />
            <div>
              <WindowForm />
              <PlanBar />
              <Announcements />
            </div>
            <div className="@5xl:sticky @5xl:top-22">
              <figure className="rounded bg-surface p-4">
                <WindowDrawing checked={deferred} />
                <figcaption className="text-sm text-muted">
                  <Text>
                    {deferred.calculation ? words.drawing.scale : words.drawing.unmeasured}
                  </Text>
                </figcaption>
              </figure>
              {planner.hydrated && <CalculationSteps checked={deferred} />}
            </div>
          </LocalForm>
          <DrawingDefinitions />
          <PrintedPlan />
        </Section>
        <Section
          ground="linen"
          labelledBy="send"
          className="plan-send @container noscript:hidden print:hidden"
        >
          {planner.hydrated ? (
            <SendPanel addresses={addresses} bring={bring} />
          ) : (
            <p className="min-h-160 text-muted">{loading}</p>
          )}
        </Section>
      </PlannerContext>
    );
  },
  { error: 'div' },
);
