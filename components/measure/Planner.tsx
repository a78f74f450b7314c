'use client';

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { announceHydrated } from '@/client/hydration';
import { Section } from '@/components/ui/Section';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { checkedIn } from '@/lib/measure/checked';
import { placeOf } from '@/lib/measure/editing';
import { roomName, windowName } from '@/lib/measure/names';
import { captionOf, pictureOf } from '@/lib/measure/picture-of';
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
import { SunDrawing } from './SunDrawing';
import { ThisWindow } from './ThisWindow';
import { useImport } from './use-import';
import { usePhotos } from './use-photos';
import { usePlan } from './use-plan';
import { useScrolledPast } from './use-scrolled-past';
import { WindowDrawing } from './WindowDrawing';
import { WindowFields } from './WindowFields';
import { WindowList } from './WindowList';

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

  // A new window begins with its first measure.
  const count = windowsOf(plan).length;
  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a window was added
  useEffect(() => {
    if (wanted.current) root.current?.querySelector<HTMLInputElement>('[name=widthTop]')?.focus();
    wanted.current = false;
  }, [count]);

  const { unit } = plan;
  const checked = room && window && checkedIn(plan, room, window, words);
  const name = room && window ? windowName(room, window, words) : '';
  const picture = useMemo(
    () => ({
      shapes: window && checked ? pictureOf(window, checked, unit, words) : [],
      label: fill(words.drawing.label, { name }),
    }),
    [window, checked, unit, words, name],
  );
  // Drawn after the fields, which are what was pressed for.
  const drawn = useDeferredValue(picture);
  if (!room || !window || !checked) return null;

  const sunSaid = window.facing && sunText(sun, window.facing, window, words);
  const add = (type: 'addWindow' | 'addRoom') => {
    wanted.current = true;
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
          <div className="plan-seen">
            <figure ref={drawing} className="plan-figure">
              <WindowDrawing {...drawn} id={drawingId} className="mx-auto w-full" />
              <figcaption className="text-sm text-muted">
                {captionOf(window, checked, words)}
              </figcaption>
            </figure>
            <section className="plan-part plan-sun" aria-labelledby="sun">
              <h2 id="sun" className="plan-legend">
                {words.sun.title}
              </h2>
              <SunDrawing sun={sun} facing={window.facing} words={words} ready={ready} />
              <p className="mt-1 text-sm text-muted">{sunSaid || words.sun.ask}</p>
            </section>
          </div>
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
