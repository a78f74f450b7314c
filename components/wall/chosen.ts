import { useSyncExternalStore } from 'react';
import type { BringWords } from '@/lib/cloths';
import { fill } from '@/lib/text';
import { line } from '@/lib/text/as-typed';
import { readTexts, siteKey, writeTexts } from '@/lib/text/stored-texts';

export const mostChosen = 6;
export const chosenKey = siteKey('chosen-cloths');

const fields = { cloths: line(1000) };

/** Where storage is denied. */
let unstored: string | undefined;

const read = () => unstored ?? readTexts(chosenKey, fields).cloths ?? '';

function write(cloths: string): void {
  unstored = writeTexts(chosenKey, { cloths }) ? undefined : cloths;
  // As for other tabs.
  dispatchEvent(new StorageEvent('storage', { key: chosenKey }));
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** The shop's cloths in a stored text or a link. */
export const chosenIn = (text: string, names: BringWords['names']): readonly string[] => [
  ...new Set(text.split('.').filter((id) => Object.hasOwn(names, id))),
];

export const chosenText = (ids: readonly string[]) => ids.join('.');

/** The chosen cloths, kept on the device, the same in all tabs. */
export function useChosen(names: BringWords['names']) {
  const stored = useSyncExternalStore(subscribe, read, () => '');
  const chosen = chosenIn(stored, names);
  /** @returns whether there was room for all */
  const choose = (ids: readonly string[], isChosen = true): boolean => {
    const rest = chosenIn(read(), names).filter((id) => isChosen || !ids.includes(id));
    const next = isChosen ? [...new Set([...rest, ...ids])] : rest;
    write(chosenText(next.slice(0, mostChosen)));
    return next.length <= mostChosen;
  };
  return { chosen, choose };
}

export const namesText = (ids: readonly string[], { names, semicolon }: BringWords) =>
  ids.map((id) => names[id]).join(semicolon);

/** 'Please bring these: Linen, rust; Voile, sand.', '' if none is chosen. */
export const bringText = (chosen: readonly string[], words: BringWords) =>
  chosen.length > 0 ? fill(words.bring, { cloths: namesText(chosen, words) }) : '';
