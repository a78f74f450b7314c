import type { PictureId } from '@/content/pictures';
import { withBasePath } from './base-path';
import { pictureFiles } from './media';

/** Address of a picture at its full width, in the format that every browser reads. */
export function largestPicture(id: PictureId): string {
  return withBasePath(pictureFiles(id).widths.at(-1)?.webp ?? '');
}
