import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

// The older of the package's two formats: opentype.js does not read woff2.
const file = readFileSync(
  'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff',
);

/**
 * The face of the headings: measures, and letters as paths, so that no machine needs to have it.
 * parse() wants the bytes alone, not the pool that a Buffer may be a part of.
 */
export const marcellus = opentype.parse(new Uint8Array(file).buffer);
