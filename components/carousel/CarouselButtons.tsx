import { BiPause } from 'react-icons/bi';
import { TbChevronLeft, TbChevronRight, TbPlayerPlay } from 'react-icons/tb';
import { iconButton, iconButtonOnDark } from '@/components/ui/button-style';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { Text } from '@/components/ui/Text';
import { toggleRows, useStopped } from './movement';

export type ButtonWords = Readonly<
  Record<'pauseCarousel' | 'playCarousel' | 'previous' | 'next', string>
>;

interface CarouselButtonsProps {
  readonly words: ButtonWords;
  readonly hasArrows: boolean;
  readonly onDark: boolean;
  readonly step: (by: 1 | -1) => void;
}

export function CarouselButtons(props: CarouselButtonsProps) {
  const { words, hasArrows, onDark, step } = props;
  const isStopped = useStopped();
  const look = onDark ? iconButtonOnDark : iconButton;
  return (
    <div className="carousel-control">
      <button type="button" className={`carousel-pause ${look}`} onClick={toggleRows}>
        {/* Tabler's path of a pause is five times as long. */}
        <StrokeIcon icon={isStopped ? TbPlayerPlay : BiPause} />
        <span className="sr-only">
          <Text>{isStopped ? words.playCarousel : words.pauseCarousel}</Text>
        </span>
      </button>
      {hasArrows && (
        <>
          <button type="button" className={look} onClick={() => step(-1)}>
            <StrokeIcon icon={TbChevronLeft} className="arrow" />
            <span className="sr-only">{words.previous}</span>
          </button>
          <button type="button" className={look} onClick={() => step(1)}>
            <StrokeIcon icon={TbChevronRight} className="arrow" />
            <span className="sr-only">{words.next}</span>
          </button>
        </>
      )}
    </div>
  );
}
