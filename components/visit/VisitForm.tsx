'use client';

import { useRef } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { clientComponent, Text } from '@/components/ui/client-component';
import { LocalForm, TextField } from '@/components/ui/fields';
import { Eyebrow } from '@/components/ui/Section';
import { useNow } from '@/components/ui/use-now';
import { bringText, useChosen } from '@/components/wall/chosen';
import type { BringWords } from '@/lib/cloths';
import { exceptions, week } from '@/lib/content/hours';
import { deliveryDay, deliveryOf } from '@/lib/hours/delivery-day';
import { visitDays } from '@/lib/hours/visit-days';
import { lowerInitial, plainText, weekdayAndDate } from '@/lib/text';
import { visitCalendar } from './calendar';
import { type VisitWords, visitMessage } from './message';
import { DayField, PartField } from './TimeFields';
import { longest, useVisit } from './use-visit';
import { VisitActions, type VisitAddresses } from './VisitActions';

interface VisitFormProps {
  readonly words: VisitWords;
  readonly districts: readonly string[];
  readonly products: readonly string[];
  readonly addresses: VisitAddresses;
  readonly bring: BringWords;
}

/** The day, and the button that sends it, follow from the first choice on. */
const bar =
  '-mx-(--margin) mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-(--margin)';

/** The visit request, one message that is shown before it is sent (docs/requirements.md 11.1). */
export const VisitForm = clientComponent(
  'VisitForm',
  (props: VisitFormProps) => {
    const { words, districts, products, addresses, bring } = props;
    const form = useRef<HTMLFormElement>(null);
    const { choices, change } = useVisit(form);
    const brought = bringText(useChosen(bring.names).chosen, bring);
    const now = useNow();
    const days = now === undefined ? undefined : visitDays(now, { week, exceptions });
    const day = days?.find(({ date }) => date === choices.date);
    const part = day?.parts.find((each) => each.part === choices.part);
    const message = visitMessage(choices, day, part, words, brought);
    const texts = { ...words.calendar, location: choices.district.trim() };
    const calendar =
      now && day && part ? visitCalendar(day, part, texts, now, location.host) : undefined;
    const chosen = [
      day && weekdayAndDate(day.date, words.hours.language),
      part && lowerInitial(words.parts[part.part]),
    ].filter(Boolean);
    const ready = deliveryOf(choices.ready);
    const hungBy = (date: string) => (ready ? deliveryDay(date, ready, { week, exceptions }) : '');
    const time = { days, choices, words, hungBy, onChange: change };
    const field = (name: 'district' | 'product' | 'windows' | 'note') => ({
      name,
      label: words[name],
      maxLength: longest,
      value: choices[name],
      onChange: (text: string) => change({ [name]: text }),
    });
    return (
      <LocalForm ref={form} label={words.label} className="noscript:hidden">
        <DayField {...time} />
        <div className="mt-4 grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div className="min-w-0">
            <PartField {...time} />
            <div className="mt-4 grid items-end gap-x-3 gap-y-4 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
              <TextField
                {...field('product')}
                className="col-span-full"
                placeholder={words.productHint}
                options={products}
                onChange={(product) => change({ product, needed: '', ready: '' })}
              />
              <TextField
                {...field('district')}
                className=""
                placeholder={words.districtHint}
                options={districts}
              />
              <TextField {...field('windows')} className="" inputMode="numeric" />
            </div>
            <TextField {...field('note')} placeholder={words.noteHint} />
          </div>
          <div className="min-w-0">
            <Eyebrow>{words.send.eyebrow}</Eyebrow>
            <h2 className="font-display text-card">{words.send.title}</h2>
            <p className="mt-2 text-muted">{words.send.text}</p>
            <section aria-label={words.message} className="message-text mt-3" dir="auto">
              <Text>{plainText(message)}</Text>
            </section>
            <p className="mt-2 min-h-12 text-sm">
              <Text>{part ? '' : words.incomplete}</Text>
            </p>
          </div>
        </div>
        <div className={day ? `${bar} page-bar` : bar}>
          {day && (
            <p className="flex-[99_1_7rem] figures text-lg/tight sm:text-figure">
              <Text>{chosen.join(words.comma)}</Text>
            </p>
          )}
          <ChatLink
            address={addresses.whatsapp}
            message={message}
            label={words.send.whatsapp}
            newTab={words.newTab}
            className="button button-primary flex-auto px-4 sm:flex-none sm:px-6"
          />
        </div>
        <VisitActions
          words={words}
          addresses={addresses}
          message={message}
          brought={brought}
          calendar={calendar}
        />
      </LocalForm>
    );
  },
  { error: 'div' },
);
