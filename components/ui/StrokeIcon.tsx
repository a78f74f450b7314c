import type { ReactElement } from 'react';
import type { IconType } from 'react-icons';

interface StrokeIconProps {
  readonly icon: IconType;
  readonly className?: string | undefined;
}

/** The element that a react-icons component returns: strokes, one `<path>` each. */
interface Drawing {
  readonly children: readonly ReactElement<{ readonly d: string }>[];
}

/** One path, for 50 elements instead of 104 on the home page. @throws Error when a stroke is not a plain path */
function pathOf(icon: IconType): string {
  // Typed as a node only; IconBase has had these properties since react-icons 2.
  const { children } = (icon({}) as ReactElement<Drawing>).props;
  return children
    .map(({ type, props: { d, ...others } }) => {
      if (type !== 'path' || !d.startsWith('M') || Object.keys(others).join() !== 'children')
        throw new Error(`The icon '${icon.name}' is not made of lines alone`);
      return d;
    })
    .join('');
}

/** A decorative icon, hidden from screen readers, sized by the text (the drawing fills three quarters of its square). */
export const StrokeIcon = ({ icon, className = '' }: StrokeIconProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`.trimEnd()}>
    <path d={pathOf(icon)} />
  </svg>
);
