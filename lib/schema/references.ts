import { z } from 'zod';
import type { Path } from '@/config/paths';

/** Root folders of file paths in entries: `/pictures/showroom.jpg`. */
export const mediaRoot = 'content/media';
export const publicRoot = 'public';

/** The name of an entry, which scripts/check/relations.ts looks up. */
const named = (collection: string) =>
  z.string().meta({ admin: { widget: 'relation', collection } });

const file = (widget: 'image' | 'file', folder: string, endings: string) =>
  z
    .string()
    .regex(
      new RegExp(`^/${folder}/[a-z0-9_-]+\\.(?:${endings})$`),
      `/${folder}/ followed by a name of small letters, digits, ‘-’ and ‘_’, ending in ${endings.replaceAll('|', ', ')}`,
    )
    .meta({ admin: { widget } });
const photograph = 'jpg|jpeg|png|webp';

export const to = {
  // By its file.
  picture: z
    .string()
    .meta({ admin: { widget: 'relation', collection: 'pictures', value: 'file' } }),
  film: named('films'),
  service: named('services'),
  stockCloth: named('stockCloths'),
  // The check narrows the type, which zod cannot infer.
  page: z.string().meta({
    description: 'A page of this site',
    admin: { widget: 'page' },
  }) as unknown as z.ZodType<Path, Path>,
  pictureFile: file('image', 'pictures', photograph),
  swatchFile: file('image', 'cloths', photograph),
  posterFile: file('image', 'films', photograph),
  filmFile: file('file', 'films', 'mp4'),
  logoFile: file('image', 'clients', 'svg|png|webp'),
};
