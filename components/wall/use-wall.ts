import { type FormEvent, type InputEvent, useEffect, useRef, useState } from 'react';
import type { BringWords } from '@/lib/cloths';
import type { Dictionary } from '@/lib/content';
import { fill } from '@/lib/text';
import { chosenIn, mostChosen, useChosen } from './chosen';
import { applyFilters, checkFilters, filtersOf } from './filters';

const boxesIn = (wall: HTMLElement | null) =>
  wall?.querySelectorAll<HTMLInputElement>('[name="cloth"]') ?? [];

/** The wall's filters in its address, and the choice of cloths: by checkboxes, or by a link from someone else. */
export function useWall(words: Dictionary['clothsPage']['choice'], { names }: BringWords) {
  const wall = useRef<HTMLDivElement>(null);
  const { chosen, choose } = useChosen(names);
  /** The cloths of the link. */
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  /** How many cloths the filters leave, in words. */
  const [left, setLeft] = useState('');
  const [error, setError] = useState('');
  const add = (ids: readonly string[], isChosen?: boolean) => {
    const hasRoom = choose(ids, isChosen);
    setError(hasRoom ? '' : fill(words.full, { most: mostChosen }));
    return hasRoom;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with functions that read what is stored
  useEffect(() => {
    const { current: own } = wall;
    if (!own) return;
    const follow = () => {
      const linked = new URLSearchParams(location.hash.slice(1));
      checkFilters(own, linked);
      const ids = chosenIn(linked.get('cloths') ?? '', names);
      setTheirs(ids);
      const items = ids.flatMap((id) => document.getElementById(id) ?? []);
      items[0]?.parentElement?.prepend(...items);
    };
    follow();
    // Checked before this script was loaded.
    const early = [...boxesIn(own)].filter(({ checked }) => checked);
    if (early.length > 0) add(early.map(({ value }) => value));
    if (!location.hash && filtersOf(own).length > 0) applyFilters(own);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // After the one above, which reads them.
  useEffect(() => {
    for (const box of boxesIn(wall.current)) box.checked = chosen.includes(box.value);
  });

  const filter = (own: HTMLElement) => {
    const count = applyFilters(own);
    setLeft(count.left > 0 ? fill(words.left, count) : words.none);
  };
  const onInput = ({ currentTarget, target }: InputEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'cloth')
      target.checked = add([target.value], target.checked) && target.checked;
    else filter(currentTarget);
  };
  // The event comes before the reset, which hides its button.
  const onReset = ({ currentTarget }: FormEvent<HTMLDivElement>) =>
    setTimeout(() => {
      filter(currentTarget);
      currentTarget.querySelector<HTMLElement>('[type="radio"]')?.focus();
    });
  const takeTheirs = () => {
    add(theirs);
    setTheirs([]);
    boxesIn(wall.current)[0]?.focus();
  };
  return { wall, chosen, theirs, left, error, setError, add, takeTheirs, onInput, onReset };
}
