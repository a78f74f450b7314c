import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '@/components/picture/Picture';

interface CorneredPictureProps extends PictureProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** A full-width picture with a text box over its bottom corner; longer texts continue below the picture. */
export function CorneredPicture({ className, children, ...picture }: CorneredPictureProps) {
  return (
    <div className={`cornered ${className}`}>
      <div className="stage">
        <Picture {...picture} />
      </div>
      <div className="corner">{children}</div>
    </div>
  );
}
