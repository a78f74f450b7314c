import { basename } from 'node:path';
import { locales, sourceLocale } from '@/config/locales';
import type { Collection } from '@/lib/schema';
import { adminFolders, adminGroupOf, adminGroups, adminLabel } from '@/lib/schema/admin';
import { mediaRoot } from '@/lib/schema/references';
import { slugAdvice, slugPattern } from '@/lib/schema/texts';
import { entryFields } from './fields';

/** File names become URLs. */
const address = {
  editable: ['create'],
  hint: 'Becomes part of the address: a letter first, then small letters, digits and ‘-’. It cannot be changed later.',
  pattern: [slugPattern, slugAdvice],
};

function collectionOf(collection: Collection) {
  const labels = adminFolders[collection.name];
  if (!labels) throw new Error(`lib/schema/admin.json has no labels for ‘${collection.name}’`);
  const { label, one, entry, hint, icon, slug = entry, media } = labels;
  return {
    name: collection.name,
    label,
    label_singular: one,
    icon,
    description: hint,
    folder: `content/${collection.path}`,
    extension: 'json',
    format: 'json',
    i18n: true,
    slug: { template: slug === '{{slug}}' ? undefined : slug, ...address },
    summary: entry,
    // Not of its field: Sveltia CMS 0.221 uses a field's folder for every field of that name, in any collection.
    ...(media && { media_folder: `/${media}`, public_folder: `/${basename(media)}` }),
    fields: entryFields(collection),
  };
}

function fileOf(collection: Collection) {
  const translated = 'words' in collection.schema.shape;
  return {
    name: collection.name,
    label: adminLabel(collection.name),
    file: `content/${collection.path}${translated ? '.{{locale}}' : ''}.json`,
    format: 'json',
    i18n: translated || undefined,
    fields: entryFields(collection),
  };
}

export function adminConfig(collections: readonly Collection[]) {
  const group = (name: keyof typeof adminGroups, icon: string) => ({
    name,
    label: adminGroups[name],
    icon,
    i18n: true,
    files: collections.filter((each) => each.single && adminGroupOf(each) === name).map(fileOf),
  });
  return {
    load_config_file: false,
    // Required, though local editing needs no sign-in: it asks for the folder of this name. bundle.ts sets the real one.
    backend: { name: 'github', repo: `owner/${basename(process.cwd())}`, auth_methods: ['token'] },
    app_title: 'Admin',
    logo: { src: `${process.env.NEXT_PUBLIC_BASE_PATH?.trim() ?? ''}/icon.svg` },
    media_folder: `${mediaRoot}/pictures`,
    public_folder: '/pictures',
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    i18n: {
      structure: 'multiple_files',
      locales: [...new Set([sourceLocale, ...locales])],
      default_locale: sourceLocale,
      omit_default_locale_from_file_path: true,
    },
    collections: [
      group('shop', 'storefront'),
      ...collections.filter(({ single }) => !single).map(collectionOf),
      group('pages', 'description'),
    ],
  };
}
