import { immutableFolders } from '@/config/paths';

export type Header = readonly [name: string, value: string];

/** Headers for every URL. The rest of the policy is in each page, with the hashes of its scripts. */
export const securityHeaders: readonly Header[] = [
  // The one directive that <meta> does not support.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Features that would prompt visitors; a longer list would cost every response bytes.
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Ignored over http; subdomains are up to the owner.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
];

export const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

export const revalidated: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

export function headersOf(path: string, basePath: string): readonly Header[] {
  const isImmutable = immutableFolders.some((folder) => path.startsWith(basePath + folder));
  return [...securityHeaders, isImmutable ? immutable : revalidated];
}

/** `_headers` of Netlify and Cloudflare Pages, which send `revalidated` by default; here it would be merged with the other. */
export function headersFile(basePath: string): string {
  const block = (path: string, headers: readonly Header[]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const blocks = [
    block('/*', securityHeaders),
    ...immutableFolders.map((folder) => block(`${basePath}${folder}*`, [immutable])),
  ];
  return `# Written by the build (scripts/export/headers.ts).\n${blocks.join('\n\n')}\n`;
}
