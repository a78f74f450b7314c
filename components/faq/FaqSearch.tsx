'use client';

import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { PluralForms } from '@/content/plural-forms';
import { plural } from '@/lib/plural';
import { filterAnswers } from './filter-answers';

interface FaqSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** Words for one thing, with commas between them. */
  readonly synonyms: readonly string[];
  readonly left: PluralForms;
  readonly language: string;
  /** Number of all answers. */
  readonly count: number;
  readonly icon: ReactNode;
  /** Shown when nothing is found. */
  readonly nothing: ReactNode;
  /** Subjects and answers, rendered on the server. */
  readonly children: ReactNode;
}

/** A search field that filters the answers below as you type; only with JavaScript. */
export function FaqSearch(props: FaqSearchProps) {
  const {
    label,
    placeholder,
    synonyms,
    left: forms,
    language,
    count,
    icon,
    nothing,
    children,
  } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(count);

  const filter = useCallback(() => {
    if (field.current && answers.current) {
      setLeft(filterAnswers(answers.current, field.current.value, synonyms));
    }
  }, [synonyms]);

  // The field may have text already: typed before hydration, or restored by the browser.
  useEffect(filter, [filter]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <div role="search" className="no-print mb-10 block max-w-prose noscript:hidden">
        <div className="flex min-h-14 items-center gap-2 rounded border border-edge px-3 focus-within:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand">
          {icon}
          <label htmlFor={id} className="sr-only">
            {label}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onInput={filter}
            className="min-h-target min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted"
          />
        </div>
        <p role="status" className="mt-2 text-sm text-muted">
          {plural(left, forms, language)}
        </p>
      </div>
      {left === 0 && nothing}
      <div ref={answers} hidden={left === 0}>
        {children}
      </div>
    </>
  );
}
