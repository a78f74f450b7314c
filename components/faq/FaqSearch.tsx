'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TbSearch } from 'react-icons/tb';
import { clientComponent, Slot, Text } from '@/components/ui/client-component';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { type PluralForms, plural } from '@/lib/text';
import { finder } from '@/lib/text/search';
import { onTarget } from './OpenTarget';

/** Hides answers without every word of a query, their subjects and the links to these. @returns how many match */
function filterAnswers(page: HTMLElement, query: string, synonyms: readonly string[]): number {
  const finds = finder(query, synonyms);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a')];
  let left = 0;
  for (const subject of page.querySelectorAll<HTMLElement>('[data-subject]')) {
    const title = subject.querySelector('h2')?.textContent;
    let leftHere = 0;
    for (const item of subject.querySelectorAll('details')) {
      item.hidden = !finds(`${title} ${item.textContent}`);
      if (!item.hidden) leftHere += 1;
    }
    subject.hidden = leftHere === 0;
    // Not its `hash`, which is encoded.
    const link = links.find((each) => each.getAttribute('href') === `#${subject.dataset.subject}`);
    if (link?.parentElement) link.parentElement.hidden = subject.hidden;
    left += leftHere;
  }
  return left;
}

interface FaqSearchProps {
  readonly words: Readonly<Record<'label' | 'placeholder', string>> & {
    readonly synonyms: readonly string[];
    readonly left: PluralForms;
  };
  readonly language: string;
  readonly count: number;
  readonly children: ReactNode;
}

export const FaqSearch = clientComponent('FaqSearch', (props: FaqSearchProps) => {
  const { words, language, count, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(count);
  const filter = (text: string) => {
    if (answers.current) setLeft(filterAnswers(answers.current, text, words.synonyms));
  };
  // The field may have text already: typed before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, later input is an event
  useEffect(() => {
    // Not of an empty one, which leaves all: 33 ms on a fast machine.
    if (field.current?.value) filter(field.current.value);
    // An address that the search hides ends it.
    const showTarget = () => {
      const target = document.querySelector(':target');
      if (!field.current || !target?.closest('[hidden]')) return;
      field.current.value = '';
      flushSync(() => filter(''));
      target.scrollIntoView();
    };
    return onTarget(showTarget);
  }, []);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <div role="search" className="mb-10 block max-w-prose noscript:hidden print:hidden">
        <div className="pill gap-2">
          <StrokeIcon icon={TbSearch} className="shrink-0" />
          <label htmlFor="search" className="sr-only">
            {words.label}
          </label>
          <input
            ref={field}
            id="search"
            type="search"
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-target min-w-0 flex-1"
            onInput={({ currentTarget }) => filter(currentTarget.value)}
          />
        </div>
        <p role="status" className="mt-2 text-sm text-muted">
          <Text>{plural(left, words.left, language)}</Text>
        </p>
      </div>
      <Slot ref={answers} hidden={left === 0}>
        {children}
      </Slot>
    </>
  );
});
