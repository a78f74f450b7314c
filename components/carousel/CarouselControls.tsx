import { pauseAttribute, stepAttribute } from '@/browser/contracts';
import { iconButton, iconButtonOnDark } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/content/dictionary';
import type { Locale } from '@/content/types';

interface CarouselControlsProps {
  readonly locale: Locale;
  readonly arrows: boolean;
  /** Whether the background is the dark band. */
  readonly onDark: boolean;
}

/** Pause, previous and next. Until Swiper runs, browser/native-carousel.ts handles the arrows. */
export function CarouselControls({ locale, arrows, onDark }: CarouselControlsProps) {
  const { ui } = getDictionary(locale);
  const look = onDark ? iconButtonOnDark : iconButton;
  return (
    <div className="carousel-control">
      <button type="button" className={look} {...{ [pauseAttribute]: '' }}>
        <span className="when-moving">
          <Icon name="pause" />
          <span className="sr-only">{ui.pauseCarousel}</span>
        </span>
        <span className="when-stopped">
          <Icon name="play" />
          <span className="sr-only">{ui.playCarousel}</span>
        </span>
      </button>
      {(arrows ? ([-1, 1] as const) : []).map((step) => (
        <button key={step} type="button" className={look} {...{ [stepAttribute]: step }}>
          <Icon name={step < 0 ? 'caret-left' : 'caret-right'} className="rtl:-scale-x-100" />
          <span className="sr-only">{step < 0 ? ui.previous : ui.next}</span>
        </button>
      ))}
    </div>
  );
}
