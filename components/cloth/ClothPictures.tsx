import type { CSSProperties } from 'react';
import { type Cloth, cloths, type Light, lights } from '@/content/cloth';
import type { ClothWords } from '@/content/types';
import { clothPictureId } from '@/lib/cloth';
import { fill } from '@/lib/fill';
import { pictureFiles } from '@/lib/media';
import { withBasePath } from '@/lib/urls';

/**
 * The files of a picture for cloth.css, which chooses: a small AVIF, and a WebP for dense wide screens and browsers without AVIF. A
 * third would cost the page 50 bytes, and save such a screen 4 kB a picture.
 */
function filesFor(cloth: Cloth, light: Light): CSSProperties & Record<`--${string}`, string> {
  const { avif, webp } = pictureFiles(clothPictureId(cloth, light));
  const url = (address = webp) => `url(${withBasePath(address)})`;
  return { '--s': url(avif[0]?.address), '--w': url(webp) };
}

/**
 * One window behind each cloth in each light, with what one sees; style shows the one that is chosen. The pictures are
 * backgrounds, because those of hidden boxes are not fetched: without scripts browsers fetch every `<img>`, lazy or not.
 */
export function ClothPictures({ words }: { readonly words: ClothWords }) {
  return (
    <div aria-live="polite">
      {lights.flatMap((light) =>
        cloths.map((cloth) => (
          <figure key={clothPictureId(cloth, light)}>
            <div
              role="img"
              aria-label={fill(words.lights[light].alt, { cloth: words.cloths[cloth].name })}
              style={filesFor(cloth, light)}
            />
            <figcaption>{words.captions[cloth][light]}</figcaption>
          </figure>
        )),
      )}
    </div>
  );
}
