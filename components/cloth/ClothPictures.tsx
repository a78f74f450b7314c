import type { CSSProperties } from 'react';
import { type Cloth, cloths, type Light, lights } from '@/content/cloth';
import type { ClothWords } from '@/content/types';
import { clothPictureId } from '@/lib/cloth';
import { fill } from '@/lib/fill';
import { pictureFiles } from '@/lib/media';
import { withBasePath } from '@/lib/urls';

/** The files of a picture for cloth.css, which chooses: a phone's, a wide screen's, and the one for browsers without AVIF. */
function filesFor(cloth: Cloth, light: Light): CSSProperties & Record<`--${string}`, string> {
  const { avif, webp } = pictureFiles(clothPictureId(cloth, light));
  const url = (address = webp) => `url(${withBasePath(address)})`;
  return { '--s': url(avif[0]?.address), '--l': url(avif.at(-1)?.address), '--w': url(webp) };
}

/**
 * One window behind each cloth in each light, with what one sees; style shows the one that is chosen. The pictures are
 * backgrounds, because those of hidden boxes are not fetched: without scripts browsers fetch every `<img>`, lazy or not.
 */
export function ClothPictures({ words }: { readonly words: ClothWords }) {
  return (
    <div className="cloth-pictures" aria-live="polite">
      {lights.map((light) => (
        <section key={light}>
          {cloths.map((cloth) => (
            <figure key={cloth}>
              <div
                role="img"
                aria-label={fill(words.lights[light].alt, { cloth: words.cloths[cloth].name })}
                style={filesFor(cloth, light)}
              />
              <figcaption>{words.captions[cloth][light]}</figcaption>
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}
