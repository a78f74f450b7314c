'use client';

import { useEffect, useRef, useState } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { shopDate } from '@/components/hours/shop-time';
import { buttonStyle, targetLink } from '@/components/ui/button-style';
import { clientComponent } from '@/components/ui/client-component';
import { Text } from '@/components/ui/Text';
import { useNow } from '@/components/ui/use-now';
import { exceptions, week } from '@/lib/content/hours';
import type { Delivery } from '@/lib/content/types';
import { AnswerFields } from './AnswerFields';
import { answerDays } from './days';
import { examples, priceOfSize, type SizedProduct } from './size';
import { type AnswerFacts, type AnswerWords, answerOf } from './texts';

interface AnswerProps {
  readonly words: AnswerWords & Readonly<Record<'newTab' | 'whatsapp' | 'noDays', string>>;
  readonly facts: AnswerFacts;
  readonly product: SizedProduct;
  readonly delivery?: Delivery | undefined;
  /** Until the days are known: 'Ready in: 48–72 hours'. */
  readonly ready: string;
  /** In the place of a range: a price that no size gives, or that the visit prices it. */
  readonly unpriced: string;
  /** WhatsApp's URLs without a text, and with the page's greeting. */
  readonly chat: string;
  readonly greeting: string;
  readonly visit?: string | undefined;
}

function useScrolledPast() {
  const ref = useRef<HTMLFormElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setPast(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, past] as const;
}

/** A product's price for a size, the day of the visit and of the delivery, and one message with all of it. */
export const Answer = clientComponent('Answer', function Answer(props: AnswerProps) {
  const { words, facts, product, delivery, ready, unpriced, chat, greeting, visit } = props;
  const [form, past] = useScrolledPast();
  const example = examples[facts.measure];
  const [typed, setTyped] = useState<readonly string[]>(() => example.map(() => ''));
  const [needed, setNeeded] = useState('');
  useEffect(() => {
    // What was typed before hydration.
    const early = new FormData(form.current ?? undefined);
    setTyped(example.map((_, place) => String(early.get(`size-${place}`) ?? '')));
    setNeeded(String(early.get('needed') ?? ''));
  }, [form, example]);
  const now = useNow();
  const days = now === undefined ? undefined : answerDays(now, delivery, { week, exceptions });
  const sized = priceOfSize(
    typed.map((text, place) => text.trim() || (example[place] ?? '')),
    facts.measure,
    product,
  );
  const answer = answerOf({ typed, sized, needed, days }, facts, words);
  const dated = answer.days || (now === undefined ? ready : words.noDays);
  const button = (label: string, className: string) => (
    <ChatLink
      address={now === undefined ? greeting : chat}
      message={now === undefined ? '' : answer.message}
      label={label}
      newTab={words.newTab}
      className={className}
    />
  );
  return (
    <>
      <form
        ref={form}
        aria-label={words.label}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
      >
        <AnswerFields
          measure={facts.measure}
          words={words}
          typed={typed}
          faulty={sized.faulty}
          onChange={setTyped}
        />
        <output className="mt-3 block min-h-12 noscript:mt-0">
          {answer.check ? (
            <span className="text-sm">
              <Text>{answer.check}</Text>
            </span>
          ) : (
            <>
              <span className={answer.range ? 'me-2 font-display text-numeral' : ''}>
                <Text>{answer.range || unpriced}</Text>
              </span>{' '}
              {answer.range && (
                <span className="text-sm text-muted">
                  <Text>{answer.about}</Text>
                </span>
              )}
            </>
          )}
        </output>
        <p className="max-[24rem]:min-h-[2lh]">
          <Text>{dated}</Text>
        </p>
        {answer.included && <p className="text-sm text-muted">{answer.included}</p>}
        <label className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted noscript:hidden">
          {words.needed}
          <input
            type="date"
            name="needed"
            className="input-box w-44 text-base text-text focus-within:outline-3 focus-within:outline-brand"
            min={now === undefined ? undefined : shopDate(now)}
            value={needed}
            onChange={({ target }) => setNeeded(target.value)}
          />
        </label>
        <p
          role="status"
          className="text-sm not-empty:mt-2 not-empty:rounded not-empty:bg-notice not-empty:p-2"
        >
          <Text>{answer.late}</Text>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          {button(words.send, `${buttonStyle.primary} px-3 sm:px-6`)}
          {visit && (
            <a
              href={
                now === undefined
                  ? visit
                  : `${visit}#${new URLSearchParams({ product: answer.request })}`
              }
              className={targetLink}
            >
              {words.anotherDay}
            </a>
          )}
        </div>
      </form>
      {past && (
        <div className="page-bar fixed inset-x-0 bottom-0 z-20 grid min-h-14 grid-cols-2 items-stretch border-t border-line bg-background lg:hidden print:hidden [@media(max-height:37.5rem)]:hidden">
          <p
            className={`self-center ps-margin leading-tight ${answer.range ? 'font-display text-card' : 'text-sm'}`}
          >
            <Text>{answer.range || dated}</Text>
          </p>
          {button(words.whatsapp, 'button button-primary rounded-none')}
        </div>
      )}
    </>
  );
});
