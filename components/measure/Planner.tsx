'use client';

import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { announceHydrated } from '@/client/hydration';
import { Section } from '@/components/ui/Section';
import type { PlannerWords } from '@/content/en/measure';
import { checkedIn } from '@/lib/measure/checked';
import { placeOf } from '@/lib/measure/editing';
import { roomName, windowName } from '@/lib/measure/names';
import { captionOf } from '@/lib/measure/picture-of';
import { windowsOf } from '@/lib/measure/plan';
import { sunText } from '@/lib/measure/say-sun';
import type { SunTable } from '@/lib/measure/sun-on-window';
import { AddButtons } from './AddButtons';
import { ListTotal } from './ListTotal';
import { newId } from './new-id';
import { PrintedPlan } from './PrintedPlan';
import type { Addresses } from './SendActions';
import { SendPanel } from './SendPanel';
import { SmallDrawing } from './SmallDrawing';
import { StatusNotices } from './StatusNotices';
import { ThisWindow } from './ThisWindow';
import { useDrawing } from './use-drawing';
import { useFirstMeasure } from './use-first-measure';
import { useImport } from './use-import';
import { usePhotos } from './use-photos';
import { usePlan } from './use-plan';
import { useScrolledPast } from './use-scrolled-past';
import { WindowFields } from './WindowFields';
import { WindowList } from './WindowList';
import { WindowPictures } from './WindowPictures';

/** Id of the drawing that the small one, which stays in view on a phone, shows again. */
const drawingId = 'plan-drawing';

interface PlannerProps {
  readonly words: PlannerWords;
  readonly label: string;
  readonly sun: SunTable;
  readonly addresses: Addresses;
  readonly whatsappIcon: ReactNode;
  /** Breadcrumbs and title of the page. */
  readonly heading: ReactNode;
  /** The mark of the first screen's end. */
  readonly firstScreenEnd: ReactNode;
}

/** The planner: a list of windows, each drawn, checked and worked out, that ends in one message. */
export function Planner(props: PlannerProps) {
  const { words, label, sun, addresses, whatsappIcon, heading, firstScreenEnd } = props;
  const root = useRef<HTMLElement>(null);
  const drawing = useRef<HTMLElement>(null);
  const list = usePlan(root);
  const { state, dispatch, ready, kept, arrived, broken } = list;
  const { imported, onFile, onTake, onExchange } = useImport(list, words);
  const past = useScrolledPast(drawing);
  const { plan, current } = state;
  const place = placeOf(state);
  const room = plan.rooms[place.room];
  const window = place.windows[place.window];
  const photos = usePhotos(ready, (id) => windowsOf(plan).some((one) => one.id === id));

  const onSelect = useCallback((id: string) => dispatch({ type: 'select', id }), [dispatch]);
  const onPlace = useCallback(
    (text: string) => dispatch({ type: 'home', change: { place: text } }),
    [dispatch],
  );

  useEffect(() => {
    if (ready) announceHydrated('planner');
  }, [ready]);

  const expectWindow = useFirstMeasure(root, windowsOf(plan).length);
  const { unit } = plan;
  const checked = room && window && checkedIn(plan, room, window, words);
  const name = room && window ? windowName(room, window, words) : '';
  const drawn = useDrawing(window, checked, unit, name, words);
  if (!room || !window || !checked) return null;

  const sunSaid = window.facing && sunText(sun, window.facing, window, words);
  const add = (type: 'addWindow' | 'addRoom') => {
    expectWindow();
    dispatch({ type, id: newId(), roomId: newId() });
  };
  return (
    <>
      <Section className="plan-ground pt-10">
        {heading}
        <section ref={root} className="plan noscript:hidden" aria-label={label}>
          <nav aria-label={words.list.label} className="plan-list">
            <WindowList plan={plan} current={current} words={words} onSelect={onSelect} />
            <AddButtons words={words} onAdd={add} />
            <ListTotal plan={plan} kept={kept} words={words} />
          </nav>
          <WindowPictures
            drawing={{ ...drawn, id: drawingId }}
            figure={drawing}
            caption={captionOf(window, checked, words)}
            sun={sun}
            facing={window.facing}
            sunSaid={sunSaid}
            words={words}
            ready={ready}
          />
          <div className="plan-fields">
            <SmallDrawing
              drawingId={drawingId}
              name={name}
              calculated={checked.calculated}
              unit={unit}
              words={words}
              visible={past}
            />
            <StatusNotices
              kept={kept}
              broken={broken}
              imported={imported}
              arrived={arrived}
              deleted={state.deleted?.name}
              replaced={state.replaced !== undefined}
              words={words}
              onUndo={() => dispatch({ type: 'undo' })}
              onExchange={onExchange}
              onTake={onTake}
            />
            <ThisWindow state={state} words={words} dispatch={dispatch} />
            <WindowFields
              state={state}
              window={window}
              name={`${roomName(plan, room, words)}${words.comma}${name}`}
              checked={checked}
              sunSaid={sunSaid}
              words={words}
              photos={photos.photos.get(window.id) ?? []}
              photosKept={photos.kept}
              onPhotos={(files) => photos.add(window.id, files)}
              onRemovePhoto={(photo) => photos.remove(window.id, photo)}
              ready={ready}
              dispatch={dispatch}
            />
          </div>
        </section>
        <PrintedPlan plan={plan} words={words} />
        {firstScreenEnd}
      </Section>
      <Section ground="linen" labelledBy="send" className="plan-ground plan-send noscript:hidden">
        <div className="plan-later">
          {ready && (
            <SendPanel
              plan={plan}
              photos={photos.photos}
              words={words}
              addresses={addresses}
              whatsappIcon={whatsappIcon}
              onPlace={onPlace}
              onFile={onFile}
            />
          )}
        </div>
      </Section>
    </>
  );
}
