import { clothFile, cloths, lights } from '@/config/cloths';
import type { ClothWords } from '@/lib/content/types';
import { pictureFiles } from '@/lib/media/index';
import { fill } from '@/lib/text/fill';
import { withBasePath } from '@/lib/urls';

/**
 * The window behind each cloth in each light, with captions; CSS shows the selected one. The pictures are lazy:
 * those of hidden figures are not fetched (docs/requirements.md 4.8).
 */
export function ClothPictures({ words }: { readonly words: ClothWords }) {
  return (
    // Room for the picture and its longest caption, so that nothing below moves. Until the box comes near, browsers skip it,
    // and fetch nothing for it.
    <div
      aria-live="polite"
      className="relative pt-[calc(200%/3)] [--words:5rem] [contain-intrinsic-height:var(--words)] [content-visibility:auto]"
    >
      {lights.flatMap((light) =>
        cloths.map((cloth) => {
          const { avif, webp } = pictureFiles(clothFile(cloth, light));
          return (
            <figure key={clothFile(cloth, light)} data-shows={`${cloth} ${light}`}>
              <picture>
                {avif[0] && <source type="image/avif" srcSet={withBasePath(avif[0].address)} />}
                <img
                  loading="lazy"
                  className="absolute inset-0 aspect-[3/2] w-full rounded bg-scrim object-cover"
                  src={withBasePath(webp)}
                  alt={fill(words.lights[light].alt, { cloth: words.cloths[cloth].name })}
                />
              </picture>
              <figcaption className="min-h-(--words) pt-3 text-lg text-balance">
                {words.captions[cloth][light]}
              </figcaption>
            </figure>
          );
        }),
      )}
    </div>
  );
}
