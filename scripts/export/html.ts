import { type CheerioAPI, load } from 'cheerio';

export interface Page {
  /** Path of the file in out/. */
  readonly file: string;
  readonly $: CheerioAPI;
}

/** Stops the build when an assumption about Next's output does not hold. */
export function assume(
  holds: boolean,
  file: string,
  assumption: string,
  found: string,
): asserts holds {
  if (holds) return;
  throw new Error(
    `${file}: Next's output is not what the build assumes.\n  Assumed: ${assumption}.\n  Found: ${found}.\n  docs/build.md explains the step; check whether it is still needed, and adapt it.`,
  );
}

export function parsePage(file: string, text: string): Page {
  if (!/^<!doctype html>.*<body/is.test(text)) throw new Error(`${file} is not a whole page`);
  return { file, $: load(text) };
}

/** Adds an element right after the character set, which has to be within a page's first 1024 bytes. */
export function addFirst({ file, $ }: Page, element: string): void {
  const charset = $('head > :first-child[charset]');
  if (charset.length === 0)
    throw new Error(`${file}: the first thing in <head> is not <meta charset>`);
  charset.after(element);
}
