import {
  type Header,
  immutable,
  immutableFolders,
  revalidated,
  securityHeaders,
} from '../export/headers';
import { smallestCompressed } from './compress-folder';
import { contentTypes, isText } from './content-types';

/** Lines of a configuration file that follow from the build, without their indentation. */
type Block = readonly string[];

const endings = Object.entries(contentTypes);
const bare = (type: string) => type.replace(/;.*/, '');
/** Types of texts; nginx takes text/html for one of itself, and warns where it is named. */
const textTypes = [...new Set(Object.values(contentTypes).filter(isText).map(bare))].filter(
  (type) => type !== 'text/html',
);
const quoted = ([name, value]: Header) => `${name} "${value}"`;

/** Endings in groups of one type: 'image/jpeg' has 'jpeg' and 'jpg'. */
function typesWithEndings(): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [ending, type] of endings) {
    groups.set(type, [...(groups.get(type) ?? []), ending.slice(1)]);
  }
  return groups;
}

function nginxTypes(): Block {
  const lines = [...typesWithEndings()].map(([type, all]) => `    ${bare(type)} ${all.join(' ')};`);
  return ['types {', ...lines, '}', `charset_types ${textTypes.join(' ')};`];
}

function nginxHeaders(): Block {
  const [name, value] = revalidated;
  return [
    `set $caching "${value}";`,
    `add_header ${name} $caching always;`,
    ...securityHeaders.map((header) => `add_header ${quoted(header)} always;`),
  ];
}

function nginxCaching(): Block {
  const folders = immutableFolders.map((folder) => folder.slice(1, -1)).join('|');
  return [`location ~ ^/(${folders})/ {`, `    set $caching "${immutable[1]}";`, '}'];
}

function nginxCompression(): Block {
  return [`gzip_min_length ${smallestCompressed};`, `gzip_types ${textTypes.join(' ')};`];
}

function caddyTypes(): Block {
  return [...typesWithEndings()].flatMap(([type, all]) => {
    const matcher = `@${all[0]}`;
    const paths = all.map((ending) => `*.${ending}`).join(' ');
    // A page's address has no ending, and Caddy knows its type.
    return all[0] === 'html'
      ? []
      : [`${matcher} path ${paths}`, `header ${matcher} ${quoted(['Content-Type', type])}`];
  });
}

function caddyCompression(): Block {
  const types = ['text/html', ...textTypes].map((type) => `\t\theader Content-Type ${type}*`);
  return [
    'encode zstd gzip {',
    `\tminimum_length ${smallestCompressed}`,
    ...['\tmatch {', ...types, '\t}'],
    '}',
  ];
}

function caddyHeaders(): Block {
  return ['header {', ...securityHeaders.map((header) => `\t${quoted(header)}`), '}'];
}

function caddyCaching(): Block {
  const paths = immutableFolders.map((folder) => `${folder}*`).join(' ');
  // Caddy runs header lines with a matcher first, so each of the two needs one.
  return [
    `@immutable path ${paths}`,
    `header @immutable ${quoted(immutable)}`,
    `@changing not path ${paths}`,
    `header @changing ${quoted(revalidated)}`,
  ];
}

function shellValues(): Block {
  return [
    `immutable='${immutable[1]}'`,
    `revalidated='${revalidated[1]}'`,
    `folders='${immutableFolders.map((folder) => folder.slice(1, -1)).join(' ')}'`,
    "types='",
    ...endings.map(([ending, type]) => `${ending.slice(1)} ${type}`),
    "'",
  ];
}

/** The written parts of each file in docs/hosting/, by their names. */
export const blocksOf: Readonly<Record<string, Readonly<Record<string, Block>>>> = {
  'nginx/site.conf': {
    headers: nginxHeaders(),
    caching: nginxCaching(),
    types: nginxTypes(),
    compression: nginxCompression(),
  },
  Caddyfile: {
    compression: caddyCompression(),
    headers: caddyHeaders(),
    caching: caddyCaching(),
    types: caddyTypes(),
    errors: [`header ${quoted(revalidated)}`],
  },
  'aws/publish.sh': { values: shellValues() },
};
