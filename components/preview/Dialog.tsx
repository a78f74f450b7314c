'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { TbSun, TbX, TbZoomIn } from 'react-icons/tb';
import { captionOf } from '@/components/film/player';
import { StepButtons } from '@/components/ui/StepButtons';
import { StrokeIcon } from '@/components/ui/StrokeIcon';
import { fill } from '@/lib/text';
import { ClothFacts } from './ClothFacts';
import { PreviewBar } from './PreviewBar';
import { PreviewStage } from './PreviewStage';
import { useModal } from './use-modal';
import type { PreviewWords } from './words';

export interface DialogProps extends PreviewWords {
  readonly items: readonly HTMLElement[];
  readonly first: number;
  readonly opener: HTMLElement;
  /** Largest height of the content: 80vh on the home page, 90vh elsewhere (docs/requirements.md 9.13). */
  readonly limit: '80vh' | '90vh';
  readonly onClose: () => void;
}

const iconButton =
  'grid size-target flex-none place-items-center rounded border border-edge text-[1.25rem] aria-pressed:border-current aria-pressed:[box-shadow:inset_0_0_0_2px]';

/** The preview dialog: a large picture or film, with previous and next. Escape, focus trap and inert page are native. */
export function Dialog({ items, first, opener, words, cloths, limit, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useModal(dialog, opener);
  const [index, setIndex] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const [isZoomable, setZoomable] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [lit, setLit] = useState('');
  const { length: count, [index]: item } = items;
  const close = () => dialog.current?.close();
  const facts = cloths?.facts[item?.dataset.previewItem ?? ''];
  const isCloth = item !== undefined && cloths !== undefined && facts !== undefined;
  /** The picture of the cloth held to the sun, which is fetched when it is, without its ending. */
  const sun = isCloth && item.dataset.sun;
  const isLit = sun === lit;

  const toggleZoom = () => setZoomed((now) => !now && isZoomable);
  const go = (step: number) => {
    setIndex((now) => (now + step + count) % count);
    setZoomed(false);
  };
  const goAcross = (isRight: boolean) => go(isRight === (document.dir !== 'rtl') ? 1 : -1);

  const press = ({ key, target }: KeyboardEvent) => {
    // Films and a zoomed picture have arrow keys of their own.
    if (target instanceof Element && target.matches('video, .preview-stage')) return;
    if (key === 'ArrowRight' || key === 'ArrowLeft') goAcross(key === 'ArrowRight');
  };

  const controls = (
    <>
      {isZoomable && (
        <button
          type="button"
          className={`zoom ${iconButton}`}
          aria-pressed={isZoomed}
          onClick={toggleZoom}
        >
          <StrokeIcon icon={TbZoomIn} />
          <span className="sr-only">{words.zoom}</span>
        </button>
      )}
      {count > 1 && <StepButtons words={words} className={iconButton} onStep={go} />}
    </>
  );

  return (
    <dialog
      ref={dialog}
      // `--bar` is the bar's height, `--side` its width where it is beside the picture. The outline is for forced colours.
      className={`${isCloth ? `cloth-preview bg-background text-text **:focus-visible:outline-brand ${isHeld && isLit ? 'dark' : ''}` : 'bg-scrim text-paper **:focus-visible:outline-paper'} m-auto max-h-none w-fit min-w-[min(94vw,40rem)] max-w-[min(94vw,90rem)] rounded [outline:1px_solid_transparent] [--bar:4.25rem] [--side:14.5rem] backdrop:bg-overlay max-sm:w-full max-sm:max-w-none max-sm:rounded-none max-sm:[--bar:10.5rem] low:w-fit low:max-w-screen low:min-w-0 low:[--bar:0px] **:focus-visible:-outline-offset-3`}
      style={{ '--limit': limit }}
      aria-label={captionOf(item)}
      onClose={() => {
        leave();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && close()}
      onKeyDown={press}
    >
      <div
        className={`relative max-h-(--limit) ${isCloth ? 'overflow-y-auto md:grid md:grid-cols-[auto_minmax(20rem,26rem)]' : 'flex flex-col low:flex-row'}`}
      >
        <button
          type="button"
          className={`absolute end-3 top-3 z-1 ${isCloth ? `on-cloth ${iconButton} max-md:end-6 max-md:top-6` : 'grid size-target place-items-center rounded-full bg-scrim/80 text-[1.25rem] text-paper'}`}
          onClick={close}
        >
          <StrokeIcon icon={TbX} />
          <span className="sr-only">{words.close}</span>
        </button>
        <div className={isCloth ? 'relative self-start max-md:mx-4 max-md:mt-4' : 'contents'}>
          <PreviewStage
            {...{ item, isZoomed, words }}
            isPressed={index === first}
            onFit={setZoomable}
            onZoom={toggleZoom}
            onSwipe={goAcross}
          >
            {sun && (isHeld || isLit) && (
              <picture key={sun} className="sun">
                <source type="image/avif" srcSet={`${sun}.avif`} />
                <img src={`${sun}.webp`} alt="" onLoad={() => setLit(sun)} />
              </picture>
            )}
          </PreviewStage>
          {isCloth && (
            <div className="cloth-controls">
              {sun && (
                <button
                  type="button"
                  className="hold"
                  aria-pressed={isHeld}
                  onClick={() => setHeld(!isHeld)}
                >
                  <StrokeIcon icon={TbSun} />
                  {cloths.sun}
                </button>
              )}
              {controls}
            </div>
          )}
        </div>
        <PreviewBar
          item={item}
          position={count > 1 ? fill(words.position, { index: index + 1, count }) : ''}
          ask={isCloth ? { ...words.ask, label: cloths.ask } : words.ask}
          facts={isCloth && <ClothFacts key={item.id} id={item.id} facts={facts} words={cloths} />}
        >
          {!isCloth && controls}
        </PreviewBar>
      </div>
    </dialog>
  );
}
