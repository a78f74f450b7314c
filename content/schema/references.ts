import { z } from 'zod';
import type { Path } from '@/config/paths';

type Referred = 'pictures' | 'films' | 'services' | 'stockCloths' | 'pages';

export interface ReferenceIndex {
  readonly has: (collection: Referred, name: string) => boolean;
  readonly sizeOf: (path: string) => number | undefined;
}

export const acceptAll: ReferenceIndex = { has: () => true, sizeOf: () => 0 };

/** Root folders of file paths in entries: `/pictures/showroom.jpg`. */
export const mediaRoot = 'content/media';
export const publicRoot = 'public';

export function references({ has, sizeOf }: ReferenceIndex) {
  const named = (collection: Referred, error: string) =>
    z
      .string()
      .refine((name) => has(collection, name), { error, params: { isMissing: true } })
      .meta({ admin: { widget: 'relation', collection } });
  const file = (widget: 'image' | 'file', root: string, folder: string, endings: string) =>
    z
      .string()
      .regex(
        new RegExp(`^/${folder}/[a-z0-9_-]+\\.(?:${endings})$`),
        `/${folder}/ followed by a name of small letters, digits, ‘-’ and ‘_’, ending in ${endings.replaceAll('|', ', ')}`,
      )
      .refine((path) => sizeOf(root + path) !== undefined, {
        error: `there is no such file in ${root}/${folder}`,
        abort: true,
      })
      .meta({ admin: { widget, root, folder } });
  const photograph = 'jpg|jpeg|png|webp';

  return {
    picture: named(
      'pictures',
      'there is no such picture in the list of pictures; choose another, or add it there with a description',
    ).meta({ admin: { widget: 'relation', collection: 'pictures', value: 'file' } }),
    film: named('films', 'there is no such film in the list of films'),
    service: named('services', 'there is no such service; was it renamed or deleted?'),
    stockCloth: named('stockCloths', 'there is no such cloth in the list of cloths'),
    // The refinement narrows the type, which zod cannot infer.
    page: named('pages', 'there is no such page; was it renamed or deleted?').meta({
      description: 'A page of this site',
      admin: { widget: 'page' },
    }) as z.ZodType<Path, Path>,
    pictureFile: file('image', mediaRoot, 'pictures', photograph),
    posterFile: file('image', mediaRoot, 'films', photograph),
    filmFile: file('file', mediaRoot, 'films', 'mp4'),
    logoFile: file('image', publicRoot, 'clients', 'svg|png|webp'),
    sizeOf,
  };
}

export type References = ReturnType<typeof references>;
