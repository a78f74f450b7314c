import type { RefObject } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { PlannedWindow } from '@/lib/measure/plan';
import type { SunTable } from '@/lib/measure/sun-on-window';
import { SunDrawing } from './SunDrawing';
import { WindowDrawing, type WindowDrawingProps } from './WindowDrawing';

interface WindowPicturesProps {
  readonly drawing: WindowDrawingProps;
  readonly figure: RefObject<HTMLElement | null>;
  readonly caption: string;
  readonly sun: SunTable;
  readonly facing: PlannedWindow['facing'];
  /** When the sun stands on the window; empty while its direction is not known. */
  readonly sunSaid: string;
  readonly words: PlannerWords;
  readonly ready: boolean;
}

/** The selected window as it will look, and the sun's way around it. */
export function WindowPictures({ drawing, figure, caption, sun, ...props }: WindowPicturesProps) {
  const { facing, sunSaid, words, ready } = props;
  return (
    <div className="plan-seen">
      <figure ref={figure} className="plan-figure">
        <WindowDrawing {...drawing} className="mx-auto w-full" />
        <figcaption className="text-sm text-muted">{caption}</figcaption>
      </figure>
      <section className="plan-part plan-sun" aria-labelledby="sun">
        <h2 id="sun" className="plan-legend">
          {words.sun.title}
        </h2>
        <SunDrawing sun={sun} facing={facing} words={words} ready={ready} />
        <p className="mt-1 text-sm text-muted">{sunSaid || words.sun.ask}</p>
      </section>
    </div>
  );
}
