import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { fill } from '@/lib/text/fill';
import { AnswerCount, type AnswerCountProps } from './AnswerCount';
import { answersId, fieldId, nothingId } from './filter-answers';

interface FaqSearchProps extends AnswerCountProps {
  readonly words: AnswerCountProps['words'] &
    // The empty state's text, and the label of the button that empties the field.
    Readonly<Record<'label' | 'placeholder' | 'nothing' | 'clear', string>>;
  readonly ask: ReactNode;
  readonly children: ReactNode;
}

export function FaqSearch({ words, chat, language, count, ask, children }: FaqSearchProps) {
  const { label, placeholder, nothing, clear, ...counted } = words;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know <search> */}
      <div role="search" className="mb-10 block max-w-prose noscript:hidden print:hidden">
        <div className="pill gap-2">
          <Icon name="search" className="shrink-0" />
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <input
            id={fieldId}
            type="search"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className="min-h-target min-w-0 flex-1"
          />
          <button
            type="button"
            aria-label={clear}
            className="-me-3 grid size-target shrink-0 place-items-center text-muted [input:placeholder-shown+&]:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        <AnswerCount words={counted} chat={chat} language={language} count={count} />
      </div>
      <div id={nothingId} hidden>
        <p className="max-w-prose text-muted">{nothing}</p>
        <a
          // Before anything is typed: a message with a placeholder for the question.
          href={chat + encodeURIComponent(fill(words.question, { question: '…' }))}
          target="_blank"
          rel="noopener"
          className={`${buttonStyle.primary} mt-5 max-sm:w-full`}
        >
          {ask}
        </a>
      </div>
      <div id={answersId}>{children}</div>
    </>
  );
}
