'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { clientComponent, Slot, Text } from '@/components/ui/client-component';
import { fill } from '@/lib/text';
import { chosenIn, mostChosen, useChosen } from './chosen';
import { filtersOf } from './filters';
import { Tray, type WallProps } from './Tray';

const boxes = (wall: HTMLElement | null) =>
  wall?.querySelectorAll<HTMLInputElement>('[name="cloth"]') ?? [];

/** The wall's filters in its address, and the choice of cloths: by checkboxes, or by a link from someone else. */
export const WallChoice = clientComponent(
  'WallChoice',
  ({ children, ...props }: WallProps & { readonly children: ReactNode }) => {
    const { words, bring } = props;
    const wall = useRef<HTMLDivElement>(null);
    const { chosen, choose } = useChosen(bring.names);
    const [theirs, setTheirs] = useState<readonly string[]>([]);
    const [status, setStatus] = useState('');
    const full = fill(words.full, { most: mostChosen });
    const add = (ids: readonly string[], isChosen?: boolean) =>
      setStatus(choose(ids, isChosen) ? '' : full);

    // biome-ignore lint/correctness/useExhaustiveDependencies: once, with functions that read what is stored
    useEffect(() => {
      const { current: own } = wall;
      if (!own) return;
      const left = new AbortController();
      const filters = filtersOf(own);
      const follow = () => {
        const linked = new URLSearchParams(location.hash.slice(1));
        filters.apply(linked);
        const ids = chosenIn(linked.get('cloths') ?? '', bring.names);
        setTheirs(ids);
        const items = ids.flatMap((id) => document.getElementById(id) ?? []);
        items[0]?.parentElement?.prepend(...items);
      };
      follow();
      // Chosen before this script was loaded.
      const early = [...boxes(own)].filter(({ checked }) => checked);
      if (early.length > 0) add(early.map(({ value }) => value));
      if (!location.hash && filters.chosen().length > 0) filters.write();
      addEventListener('hashchange', follow, left);
      const change = ({ target }: Event) => {
        if (!(target instanceof HTMLInputElement)) return;
        if (target.name === 'cloth') add([target.value], target.checked);
        else setStatus(fill(words.left, filters.write()));
      };
      own.addEventListener('change', change, left);
      return () => left.abort();
    }, []);

    // After the one above, which reads them.
    useEffect(() => {
      for (const box of boxes(wall.current)) box.checked = chosen.includes(box.value);
    });

    return (
      <div className="@container">
        {theirs.length > 0 && (
          <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded bg-notice px-4 py-3">
            <p className="flex-[1_1_16rem]">
              <Text>
                {fill(words.theirs, {
                  cloths: theirs.map((id) => bring.names[id]).join(bring.semicolon),
                })}
              </Text>
            </p>
            <button
              type="button"
              className="button"
              onClick={() => {
                add(theirs);
                setTheirs([]);
                wall.current?.querySelector<HTMLElement>('[name="cloth"]')?.focus();
              }}
            >
              {words.take}
            </button>
          </div>
        )}
        <Slot ref={wall}>{children}</Slot>
        <p role="status" className={status === full ? 'py-2' : 'sr-only'}>
          <Text>{status}</Text>
        </p>
        <Tray {...props} chosen={chosen} onRemove={(id) => add([id], false)} />
      </div>
    );
  },
);
