import { TbZoomIn } from 'react-icons/tb';
import { ChatLink } from '@/components/contact/ChatLink';
import { captionOf } from '@/components/film/player';
import { Text } from '@/components/ui/client-component';
import { StepButtons } from '@/components/ui/StepButtons';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { fill } from '@/lib/text';

export interface PreviewBarProps {
  readonly item: HTMLElement | undefined;
  readonly index: number;
  readonly count: number;
  readonly words: Readonly<Record<'position' | 'previous' | 'next' | 'zoom', string>> & {
    readonly ask: Readonly<Record<'address' | 'text' | 'label' | 'newTab', string>>;
  };
  readonly isZoomed: boolean;
  /** Undefined where there is no more to see. */
  readonly onZoom: (() => void) | undefined;
  readonly onStep: (step: 1 | -1) => void;
}

const iconButton =
  'grid size-target flex-none place-items-center rounded border border-edge text-[1.25rem] aria-pressed:border-current aria-pressed:[box-shadow:inset_0_0_0_2px]';

/** As wide as the picture, however long its caption is; beside it in low viewports. */
export function PreviewBar(props: PreviewBarProps) {
  const { item, index, count, words, isZoomed, onZoom, onStep } = props;
  const name = captionOf(item);
  const address = `${location.origin}${location.pathname}${item?.id && `#${item.id}`}`;
  return (
    <div className="flex min-h-(--bar) w-0 min-w-full items-center gap-2 px-4 py-2 max-sm:flex-wrap low:w-(--side) low:min-w-0 low:flex-none low:flex-wrap low:content-end low:overflow-y-auto">
      <p className="min-w-0 flex-1 font-display text-lg/[1.3] max-sm:basis-full low:basis-full low:text-base">
        <Text>{name}</Text>
      </p>
      <p className="text-sm whitespace-nowrap max-sm:flex-1 low:basis-full" role="status">
        <Text>{count > 1 ? fill(words.position, { index: index + 1, count }) : ''}</Text>{' '}
        <span className="sr-only">
          <Text>{item?.querySelector('img')?.alt ?? ''}</Text>
        </span>
      </p>
      {onZoom && (
        <button type="button" className={iconButton} aria-pressed={isZoomed} onClick={onZoom}>
          <StrokeIcon icon={TbZoomIn} />
          <span className="sr-only">{words.zoom}</span>
        </button>
      )}
      {count > 1 && <StepButtons words={words} className={iconButton} onStep={onStep} />}
      <ChatLink
        {...words.ask}
        message={fill(words.ask.text, { name, address })}
        className="flex min-h-target items-center justify-center gap-2 rounded border border-edge px-3 text-base max-sm:grow low:grow"
      />
    </div>
  );
}
