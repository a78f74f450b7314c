/** One header: its name and value. */
export type Header = readonly [name: string, value: string];

/** Headers for every address. The rest of the policy is in each page, with the hashes of its scripts. */
export const securityHeaders: readonly Header[] = [
  // The one directive of ours that a page's <meta> cannot carry.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    // What would ask visitors for something; the rest tells little, and every answer carries this line.
    ['camera', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
  ],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Browsers heed it only where it comes over https; other names of the domain are the owner's affair.
  ['Strict-Transport-Security', 'max-age=31536000'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Folders of files whose names change with their content, below the base path. */
export const immutableFolders: readonly string[] = ['/_next/static/', '/media/'];

export const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable'];

/** What everything else is served with. */
export const revalidated: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

function block(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both send `revalidated` of themselves; naming it
 * for every address would join it to the header of the immutable folders.
 */
export function headersFile(basePath: string): string {
  const blocks = [
    block('/*', securityHeaders),
    ...immutableFolders.map((folder) => block(`${basePath}${folder}*`, [immutable])),
  ];
  return `# Written by the build (scripts/export/headers.ts).\n${blocks.join('\n\n')}\n`;
}
