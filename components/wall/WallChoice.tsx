'use client';

import type { MouseEvent, ReactNode } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { readDraft, withMessage, writeDraft } from '@/components/form/draft';
import { clientComponent, Slot, Text } from '@/components/ui/client-component';
import { targetLink } from '@/components/ui/target-link';
import type { BringWords } from '@/lib/cloths';
import type { SendAddresses } from '@/lib/contact/send-addresses';
import type { Dictionary } from '@/lib/content';
import { fill } from '@/lib/text';
import { valuesFragment } from '@/lib/text/stored-texts';
import { bringText, chosenText, mostChosen, namesText } from './chosen';
import { useWall } from './use-wall';

interface WallChoiceProps {
  readonly words: Dictionary['clothsPage']['choice'] & { readonly newTab: string };
  readonly bring: BringWords;
  readonly pictures: Readonly<Record<string, string>>;
  readonly addresses: SendAddresses;
  readonly children: ReactNode;
}

/** The wall with what a link brings above it, and a bar of the chosen cloths, which sends them. */
export const WallChoice = clientComponent('WallChoice', (props: WallChoiceProps) => {
  const { words, bring, pictures, addresses, children } = props;
  const own = useWall(words, bring);
  const { chosen, theirs } = own;
  const hasChosen = chosen.length > 0;
  const count = fill(words.count, { count: chosen.length, most: mostChosen });
  const link =
    hasChosen &&
    `${location.origin}${location.pathname}#${valuesFragment({ cloths: chosenText(chosen) })}`;
  const brought = bringText(chosen, bring);
  const message = [words.message, brought, link].filter(Boolean).join('\n');
  const toForm = (event: MouseEvent) => {
    const values = withMessage(readDraft(), 'cloths', () => message, brought);
    if (values && writeDraft(values)) return;
    event.preventDefault();
    own.setError(words.noRoom);
  };
  return (
    <div className="@container">
      {theirs.length > 0 && (
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded bg-notice px-4 py-3">
          <p className="flex-[1_1_16rem]">
            <Text>{fill(words.theirs, { cloths: namesText(theirs, bring) })}</Text>
          </p>
          <button type="button" className="button" onClick={own.takeTheirs}>
            {words.take}
          </button>
        </div>
      )}
      <Slot ref={own.wall} onInput={own.onInput} onReset={own.onReset}>
        {children}
      </Slot>
      <p role="status" className="sr-only">
        <Text>{own.left}</Text>
      </p>
      <p role="status" className="sr-only">
        <Text>{hasChosen ? `${words.chosen}: ${count}` : ''}</Text>
      </p>
      {hasChosen && (
        <section
          aria-label={words.chosen}
          className="page-bar -mx-(--margin) mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 px-(--margin) print:hidden"
        >
          <ul className="flex max-w-fit flex-[99_1_7rem] gap-1">
            {chosen.map((id) => (
              <li key={id} className="max-w-11 min-w-6 flex-[0_1_2.75rem]">
                <button
                  type="button"
                  className="block h-12 w-full overflow-hidden rounded border border-edge"
                  onClick={() => own.add([id], false)}
                >
                  <img src={pictures[id]} alt="" className="size-full object-cover" />
                  <span className="sr-only">
                    {fill(words.remove, { name: bring.names[id] ?? '' })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <ChatLink
            address={addresses.whatsapp}
            message={message}
            label={words.send}
            newTab={words.newTab}
            className="button button-primary flex-auto px-3 sm:flex-none sm:px-6"
          />
          <p className="flex flex-wrap items-center gap-x-3 text-sm max-sm:basis-full">
            <span className="text-muted">
              <Text>{count}</Text>
            </span>
            {addresses.visit && (
              <a href={addresses.visit} className={targetLink}>
                {words.visit}
              </a>
            )}
            {addresses.form && (
              <a href={addresses.form} className={targetLink} onClick={toForm}>
                {words.form}
              </a>
            )}
          </p>
          <p role="status" className="basis-full text-sm empty:hidden">
            <Text>{own.error}</Text>
          </p>
        </section>
      )}
    </div>
  );
});
