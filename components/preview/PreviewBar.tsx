import type { ReactNode } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { captionOf } from '@/components/film/player';
import { Text } from '@/components/ui/client-component';
import { fill } from '@/lib/text';

interface PreviewBarProps {
  readonly item: HTMLElement | undefined;
  readonly position: string;
  readonly ask: Readonly<Record<'address' | 'text' | 'label' | 'newTab', string>>;
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** As wide as the picture, however long its caption is; beside it in low viewports. */
export function PreviewBar({ item, position, ask, facts, children }: PreviewBarProps) {
  const name = captionOf(item);
  const address = `${location.origin}${location.pathname}${item?.id && `#${item.id}`}`;
  return (
    <div
      className={
        facts
          ? 'flex flex-wrap content-start items-baseline gap-x-3 gap-y-1 px-4 pt-3 pb-4 md:p-6 md:pt-16'
          : 'flex min-h-(--bar) w-0 min-w-full items-center gap-2 px-4 py-2 max-sm:flex-wrap low:w-(--side) low:min-w-0 low:flex-none low:flex-wrap low:content-end low:overflow-y-auto'
      }
    >
      <p
        className={`font-display ${facts ? 'grow text-section' : 'min-w-0 flex-1 text-lg/[1.3] max-sm:basis-full low:basis-full low:text-base'}`}
      >
        <Text>{name}</Text>
      </p>
      <p
        className={`text-sm whitespace-nowrap ${facts ? 'text-muted' : 'max-sm:flex-1 low:basis-full'}`}
        role="status"
      >
        <Text>{position}</Text>{' '}
        <span className="sr-only">
          <Text>{item?.querySelector('img')?.alt ?? ''}</Text>
        </span>
      </p>
      {children}
      {facts}
      <ChatLink
        {...ask}
        message={fill(ask.text, { name, address })}
        className={`flex min-h-target items-center justify-center gap-2 rounded border border-edge px-3 text-base max-sm:grow low:grow ${facts ? 'self-stretch' : ''}`}
      />
    </div>
  );
}
