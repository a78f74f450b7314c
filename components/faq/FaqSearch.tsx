import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { fill } from '@/lib/text/fill';
import type { PluralForms } from '@/lib/text/plural-forms';
import { AnswerCount } from './AnswerCount';

const fieldId = 'search';
const answersId = 'answers';
const nothingId = 'no-answer';

interface FaqSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** Comma-separated synonyms. */
  readonly synonyms: readonly string[];
  readonly left: PluralForms;
  readonly language: string;
  /** Number of all answers. */
  readonly count: number;
  /** Shown when nothing is found. */
  readonly nothing: string;
  /** A chat link for that case: its URL, message and label. */
  readonly chat: { readonly href: string; readonly question: string; readonly label: ReactNode };
  /** Label of the button that empties the field. */
  readonly clear: string;
  /** Subjects and answers. */
  readonly children: ReactNode;
}

/** A search field that filters the answers below as you type; only with JavaScript. */
export function FaqSearch(props: FaqSearchProps) {
  const { label, placeholder, nothing, chat, clear, children, ...counted } = props;
  const { href, question } = chat;
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
            className="min-h-target min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
          />
          <button
            type="button"
            aria-label={clear}
            className="-me-3 grid size-target shrink-0 place-items-center text-xl text-muted [input:placeholder-shown+&]:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <AnswerCount
          {...counted}
          chat={{ href, question }}
          fieldId={fieldId}
          answersId={answersId}
          nothingId={nothingId}
        />
      </div>
      <div id={nothingId} hidden>
        <p className="max-w-prose text-muted">{nothing}</p>
        <a
          // Before anything is typed: a message with a placeholder for the question.
          href={href + encodeURIComponent(fill(question, { question: '…' }))}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle.primary} mt-5 max-sm:w-full`}
        >
          {chat.label}
        </a>
      </div>
      <div id={answersId}>{children}</div>
    </>
  );
}
