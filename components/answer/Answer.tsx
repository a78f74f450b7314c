'use client';

import { useRef } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { clientComponent, Text } from '@/components/ui/client-component';
import { LocalForm } from '@/components/ui/fields';
import { targetLink } from '@/components/ui/target-link';
import { useNow } from '@/components/ui/use-now';
import { bringText, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import type { Delivery } from '@/lib/content';
import { exceptions, week } from '@/lib/content/hours';
import { answerDays } from '@/lib/hours/delivery-day';
import { shopDate } from '@/lib/hours/shop-time';
import { AnswerBar } from './AnswerBar';
import { AnswerFields, VisitDay } from './AnswerFields';
import type { AnswerProduct, AnswerWords } from './size';
import { answerOf, requestFragment } from './texts';
import { useFields } from './use-fields';

interface Offer {
  readonly product: AnswerProduct;
  readonly delivery?: Delivery | undefined;
  /** Until the days are known: 'Ready in: 48–72 hours'. */
  readonly ready: string;
}

interface AnswerProps extends Offer {
  readonly bring: BringWords;
  readonly words: AnswerWords & Readonly<Record<'newTab' | 'whatsapp' | 'noDays', string>>;
  /** What is offered for the customer's own piece, if it is re-covered. */
  readonly recover?: Offer | undefined;
  /** In the place of a range: a price that no size gives, or that the visit prices it. */
  readonly unpriced: string;
  /** WhatsApp's URLs without a text, and with the page's greeting. */
  readonly chat: string;
  readonly greeting: string;
  readonly visit?: string | undefined;
}

export const Answer = clientComponent('Answer', (props: AnswerProps) => {
  const { bring, words, recover, unpriced, chat, greeting, visit } = props;
  const form = useRef<HTMLFormElement>(null);
  const { read, textOf } = useFields(form, props.product.measure);
  const { product, delivery, ready } = (textOf('work') === 'recover' && recover) || props;
  const brought = bringText(useChosen(bring.names).chosen, bring);
  const typed = [0, 1, 2].map((place) => textOf(`size-${place}`));
  const [needed, day] = [textOf('needed'), textOf('day')];
  const now = useNow();
  const timetable = { week, exceptions };
  const days = now === undefined ? undefined : answerDays(now, delivery, timetable, day);
  const answer = answerOf({ typed, needed, days, brought }, product, words);
  const { range, check, late } = answer;
  const dated = answer.days || (now === undefined ? ready : words.noDays);
  // The visit's page says when something hangs.
  const hung = product.isRecovered ? undefined : delivery;
  const request = requestFragment(answer, { day, needed }, hung);
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
      <LocalForm ref={form} label={words.label} onInput={read}>
        <AnswerFields
          product={product}
          words={words}
          faulty={answer.faulty}
          canRecover={recover !== undefined}
        />
        <output className="mt-3 block min-h-12 noscript:mt-0">
          {!check && (
            <span className={range ? 'figures me-2 text-numeral' : ''}>
              <Text>{range || unpriced}</Text>
            </span>
          )}{' '}
          <span className={`inline-block text-sm ${check ? '' : 'text-muted'}`}>
            <Text>{check || (range && answer.about)}</Text>
          </span>
          <span className={answer.remarks && 'mt-2 block rounded bg-notice px-3 py-2 text-sm'}>
            <Text>{answer.remarks}</Text>
          </span>
        </output>
        {answer.terms && (
          <p className="text-sm text-muted">
            <Text>{answer.terms}</Text>
          </p>
        )}
        {/* The days, which hydration adds, are two lines on narrow screens. */}
        <p className={delivery ? 'mt-1 min-h-[2lh] content-end xl:min-h-0' : 'mt-1'}>
          {days ? (
            <VisitDay offered={days.offered} around={answer.aroundVisit} words={words} />
          ) : (
            <Text>{dated}</Text>
          )}
        </p>
        <label className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-muted noscript:hidden">
          {words.needed}
          <input
            type="date"
            name="needed"
            className="input-box w-40 text-base text-text"
            min={now === undefined ? undefined : shopDate(now)}
          />
        </label>
        <p role="status" className={late ? 'mt-2 rounded bg-notice px-3 py-2 text-sm' : undefined}>
          <Text>{late}</Text>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {button(words.send, 'button button-primary px-3 sm:px-6')}
          {visit && (
            <a
              href={now === undefined ? visit : `${visit}#${request}`}
              data-wait=""
              className={targetLink}
            >
              {words.anotherDay}
            </a>
          )}
        </div>
      </LocalForm>
      {chat && (
        <AnswerBar form={form} text={range || dated} isRange={Boolean(range)}>
          {button(words.whatsapp, 'button button-primary flex-auto rounded-none')}
        </AnswerBar>
      )}
    </>
  );
});
