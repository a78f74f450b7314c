import { delMany, entries, set } from 'idb-keyval';

/** Photographs by the id of their window; pictures are too large for the list's own storage. */
export type Photos = ReadonlyMap<string, readonly Blob[]>;

/** Longer side of a photograph that is kept and sent, in pixels: enough to see a handle. */
const longestSide = 1600;

/** The photographs that the device has kept; those of windows that are gone are given up. */
export async function keptPhotos(isKnown: (id: string) => boolean): Promise<Photos> {
  try {
    const all = await entries<string, readonly Blob[]>();
    await delMany(all.map(([id]) => id).filter((id) => !isKnown(id)));
    return new Map(all.filter(([id]) => isKnown(id)));
  } catch {
    return new Map();
  }
}

/** Keeps a window's photographs on the device; says whether it could. */
export async function keepPhotos(id: string, photos: readonly Blob[]): Promise<boolean> {
  try {
    if (photos.length === 0) await delMany([id]);
    else await set(id, photos);
    return true;
  } catch {
    return false;
  }
}

/** A photograph of a size that a message takes; the file itself where the browser cannot read it. */
export async function smaller(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', 0.8),
    );
    return small && small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
