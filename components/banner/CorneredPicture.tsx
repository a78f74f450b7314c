import type { ReactNode } from 'react';
import { Picture } from '@/components/picture/Picture';
import type { PictureSlot } from '@/components/picture/PictureMarkup';
import type { Locale, PictureId } from '@/lib/content/types';
import { pictureFiles } from '@/lib/media/index';

/** How much a picture may be enlarged before it looks soft. */
const mostEnlarged = 1.25;

interface CorneredPictureProps extends Pick<PictureSlot, 'sizes' | 'priority'> {
  readonly src: PictureId;
  readonly tall?: PictureId | undefined;
  readonly locale: Locale;
  readonly alt?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A full-width picture with a text box over its bottom corner; longer texts continue below the picture. */
export function CorneredPicture({ className, children, ...picture }: CorneredPictureProps) {
  const widest = Math.floor(pictureFiles(picture.src).width * mostEnlarged);
  return (
    <div className={`cornered ${className}`} style={{ '--widest': `${widest}px` }}>
      <div className="stage">
        <Picture {...picture} />
      </div>
      <div className="corner">{children}</div>
    </div>
  );
}
