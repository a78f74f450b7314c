'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TbSearch } from 'react-icons/tb';
import { ChatLink } from '@/components/contact/ChatLink';
import { buttonStyle } from '@/components/ui/button-style';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/text/fill';
import { type PluralForms, plural } from '@/lib/text/plural';
import { finder } from '@/lib/text/search';

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
  /** `nothing` is shown where no answer is left, with a chat about the `question`. */
  readonly words: Readonly<
    Record<'label' | 'placeholder' | 'nothing' | 'question' | 'ask' | 'newTab', string>
  > & { readonly synonyms: readonly string[]; readonly left: PluralForms };
  readonly chat: string;
  readonly language: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Filters the answers while the visitor types, and announces the number of results. */
export const FaqSearch = clientComponent('FaqSearch', function FaqSearch(props: FaqSearchProps) {
  const { words, chat, language, count, children } = props;
  const { synonyms } = words;
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState(count);
  const filter = (text: string) => {
    setQuery(text.trim());
    if (answers.current) setLeft(filterAnswers(answers.current, text, synonyms));
  };
  // The field may have text already: typed before hydration, or restored by the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, later input is an event
  useEffect(() => filter(field.current?.value ?? ''), []);
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
      <div hidden={left > 0}>
        <p className="max-w-prose text-muted">{words.nothing}</p>
        <ChatLink
          address={chat}
          message={fill(words.question, { question: query || '…' })}
          label={words.ask}
          newTab={words.newTab}
          className={`${buttonStyle.primary} mt-5 max-sm:w-full`}
        />
      </div>
      <Slot ref={answers} hidden={left === 0}>
        {children}
      </Slot>
    </>
  );
});
