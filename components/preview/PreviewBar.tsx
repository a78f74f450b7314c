import type { ReactNode } from 'react';
import { ChatLink } from '@/components/contact/ChatLink';
import { captionOf } from '@/components/film/player';
import { Text } from '@/components/ui/client-component';
import { fill } from '@/lib/text/fill';

interface PreviewBarProps {
  readonly item: HTMLElement | undefined;
  readonly position: string;
  readonly ask: Readonly<Record<'address' | 'text' | 'label' | 'newTab', string>>;
  readonly children: ReactNode;
}

/**
 * The bar below the picture: caption and actions. It is as wide as the picture, however long the caption is, which has a
 * line of its own on phones. In low viewports the bar is beside the picture.
 */
export function PreviewBar({ item, position, ask, children }: PreviewBarProps) {
  const name = captionOf(item);
  const address = `${location.origin}${location.pathname}${item?.id && `#${item.id}`}`;
  return (
    <div className="flex min-h-(--bar) w-0 min-w-full items-center gap-2 px-4 py-2 max-sm:flex-wrap low:w-(--side) low:min-w-0 low:flex-none low:flex-wrap low:content-end low:overflow-y-auto">
      <p className="min-w-0 flex-1 font-display text-lg/[1.3] max-sm:basis-full low:basis-full low:text-base">
        <Text>{name}</Text>
      </p>
      <p className="text-sm whitespace-nowrap max-sm:flex-1 low:basis-full" role="status">
        <Text>{position}</Text>{' '}
        <span className="sr-only">
          <Text>{item?.querySelector('img')?.alt ?? ''}</Text>
        </span>
      </p>
      {children}
      <ChatLink
        {...ask}
        message={fill(ask.text, { name, address })}
        className="flex min-h-target items-center justify-center gap-2 rounded border border-edge px-3 text-base max-sm:grow low:grow"
      />
    </div>
  );
}
