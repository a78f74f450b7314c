import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { PluralForms } from '@/content/plural-forms';
import { AnswerCount } from './AnswerCount';

const fieldId = 'search';
const answersId = 'answers';
const nothingId = 'no-answer';

interface FaqSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** Words for one thing, with commas between them. */
  readonly synonyms: readonly string[];
  readonly left: PluralForms;
  readonly language: string;
  /** Number of all answers. */
  readonly count: number;
  /** Shown when nothing is found. */
  readonly nothing: string;
  /** Subjects and answers. */
  readonly children: ReactNode;
}

/** A search field that filters the answers below as you type; only with JavaScript. */
export function FaqSearch({ label, placeholder, nothing, children, ...counted }: FaqSearchProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <div role="search" className="no-print mb-10 block max-w-prose noscript:hidden">
        <div className="flex min-h-14 items-center gap-2 rounded border border-edge px-3 focus-within:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand">
          <Icon name="search" className="shrink-0 text-xl" />
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <input
            id={fieldId}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-target min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted"
          />
        </div>
        <AnswerCount {...counted} fieldId={fieldId} answersId={answersId} nothingId={nothingId} />
      </div>
      <p id={nothingId} hidden className="max-w-prose text-muted">
        {nothing}
      </p>
      <div id={answersId}>{children}</div>
    </>
  );
}
