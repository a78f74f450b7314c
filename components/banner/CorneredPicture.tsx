import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '@/components/picture/Picture';
import type { PictureId } from '@/lib/content/types';
import { pictureFiles } from '@/lib/media/index';

/** How much a picture may be enlarged before it looks soft. */
const mostEnlarged = 1.25;

interface CorneredPictureProps extends PictureProps {
  readonly src: PictureId;
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
