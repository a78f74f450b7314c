import { TbChevronLeft, TbChevronRight, TbZoomIn } from 'react-icons/tb';
import { ChatLink } from '@/components/contact/ChatLink';
import { captionOf } from '@/components/film/player';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/text/fill';

export interface BarWords {
  readonly previous: string;
  readonly next: string;
  readonly zoom: string;
  readonly position: string;
  readonly ask: Readonly<Record<'address' | 'text' | 'label' | 'newTab', string>>;
}

const button = 'rounded border border-edge';
const iconOnly = `${button} grid flex-none size-target place-items-center text-[1.25rem]`;

interface PreviewBarProps {
  readonly item: HTMLElement | undefined;
  readonly index: number;
  readonly count: number;
  readonly go: (step: 1 | -1) => void;
  readonly isZoomed: boolean;
  readonly onZoom: () => void;
  readonly words: BarWords;
}

function messageAbout(item: HTMLElement, text: string): string {
  const address = `${location.origin}${location.pathname}${item.id && `#${item.id}`}`;
  return fill(text, { name: captionOf(item), address });
}

/**
 * The bar below the picture: caption and actions. It is as wide as the picture, however long the caption is, which has a
 * line of its own on phones. In low viewports the bar is beside the picture.
 */
export function PreviewBar(props: PreviewBarProps) {
  const { item, index, count, go, isZoomed, onZoom, words } = props;
  const isFilm = item?.matches('.film');
  return (
    <div className="flex min-h-(--bar) w-0 min-w-full items-center gap-2 px-4 py-2 max-sm:flex-wrap low:w-(--side) low:min-w-0 low:flex-none low:flex-wrap low:content-end low:overflow-y-auto">
      <p className="min-w-0 flex-1 font-display text-lg/[1.3] max-sm:basis-full low:basis-full low:text-base">
        <Text>{captionOf(item)}</Text>
      </p>
      <p className="text-sm whitespace-nowrap max-sm:flex-1 low:basis-full" role="status">
        <Text>{count > 1 ? fill(words.position, { index: index + 1, count }) : ''}</Text>{' '}
        <span className="sr-only">
          <Text>{item?.querySelector('img')?.alt ?? ''}</Text>
        </span>
      </p>
      {!isFilm && (
        <button
          type="button"
          className={`${iconOnly} aria-pressed:bg-paper aria-pressed:text-ink`}
          aria-pressed={isZoomed}
          onClick={() => onZoom()}
        >
          <StrokeIcon icon={TbZoomIn} />
          <span className="sr-only">{words.zoom}</span>
        </button>
      )}
      {(count > 1 ? ([-1, 1] as const) : []).map((step) => (
        <button key={step} type="button" className={iconOnly} onClick={() => go(step)}>
          <StrokeIcon icon={step < 0 ? TbChevronLeft : TbChevronRight} className="arrow" />
          <span className="sr-only">{step < 0 ? words.previous : words.next}</span>
        </button>
      ))}
      {item && (
        <ChatLink
          {...words.ask}
          message={messageAbout(item, words.ask.text)}
          className={`${button} flex h-target flex-none items-center justify-center gap-2 px-3 text-base max-sm:grow low:grow`}
        />
      )}
    </div>
  );
}
