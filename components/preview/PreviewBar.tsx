import type { ReactNode } from 'react';
import { TbZoomIn } from 'react-icons/tb';
import { ChatLink } from '@/components/contact/ChatLink';
import { captionOf } from '@/components/film/player';
import { Text } from '@/components/ui/client-component';
import { StepButtons } from '@/components/ui/StepButtons';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { fill } from '@/lib/text';

export interface PreviewBarProps {
  readonly item: HTMLElement | undefined;
  readonly position: string;
  readonly ask: Readonly<Record<'address' | 'text' | 'label' | 'newTab', string>>;
  /** Of a cloth, below its large name. */
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

export interface PreviewControlsProps {
  readonly words: Readonly<Record<'previous' | 'next' | 'zoom', string>>;
  readonly isZoomed: boolean;
  /** Undefined where there is no more to see. */
  readonly onZoom: (() => void) | undefined;
  /** Undefined where there is one item. */
  readonly onStep: ((step: 1 | -1) => void) | undefined;
}

export const iconButton =
  'grid size-target flex-none place-items-center rounded border border-edge text-[1.25rem] aria-pressed:border-current aria-pressed:[box-shadow:inset_0_0_0_2px]';

/** In the bar; on a cloth, on its picture. */
export function PreviewControls({ words, isZoomed, onZoom, onStep }: PreviewControlsProps) {
  return (
    <>
      {onZoom && (
        <button
          type="button"
          className={`zoom ${iconButton}`}
          aria-pressed={isZoomed}
          onClick={onZoom}
        >
          <StrokeIcon icon={TbZoomIn} />
          <span className="sr-only">{words.zoom}</span>
        </button>
      )}
      {onStep && <StepButtons words={words} className={iconButton} onStep={onStep} />}
    </>
  );
}
