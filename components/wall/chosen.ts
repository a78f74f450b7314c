import { useSyncExternalStore } from 'react';
import type { BringWords } from '@/lib/cloths';
import { fill } from '@/lib/text';
import { siteKey } from '@/lib/text/stored-texts';

export const mostChosen = 6;
export const chosenKey = siteKey('chosen-cloths');

const changeEvent = 'cloths-chosen';
const separator = '.';

/** What is stored, and here alone where storage is denied. */
let kept = '';

function read(): string {
  try {
    kept = localStorage.getItem(chosenKey) ?? '';
  } catch {}
  return kept;
}

function write(text: string): void {
  kept = text;
  try {
    if (text) localStorage.setItem(chosenKey, text);
    else localStorage.removeItem(chosenKey);
  } catch {}
  document.dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void) {
  const ended = new AbortController();
  document.addEventListener(changeEvent, onChange, ended);
  addEventListener('storage', onChange, ended);
  return () => ended.abort();
}

export const chosenIn = (text: string): readonly string[] => [
  ...new Set(text.split(separator).filter(Boolean)),
];

export const chosenText = (ids: readonly string[]) => ids.join(separator);

/** The chosen cloths among those of the shop, kept on the device, the same in all tabs. */
export function useChosen(names: BringWords['names']) {
  const isKnown = (id: string) => Object.hasOwn(names, id);
  const chosen = chosenIn(useSyncExternalStore(subscribe, read, () => '')).filter(isKnown);
  /** @returns whether there was room for all */
  const choose = (ids: readonly string[], isChosen = true): boolean => {
    const rest = chosenIn(read()).filter((id) => isKnown(id) && (isChosen || !ids.includes(id)));
    const next = isChosen ? [...new Set([...rest, ...ids.filter(isKnown)])] : rest;
    write(chosenText(next.slice(0, mostChosen)));
    return next.length <= mostChosen;
  };
  return { chosen, choose };
}

/** 'Please bring these: Linen, rust; Voile, sand.', '' if none is chosen. */
export function bringText(
  chosen: readonly string[],
  { names, bring, semicolon }: BringWords,
): string {
  const cloths = chosen.map((id) => names[id]).join(semicolon);
  return cloths && fill(bring, { cloths });
}
