/**
 * The command `npm run compress`: puts a Brotli and a gzip twin beside every text of out/, for hosts
 * that send such files instead of compressing anew (nginx, Caddy, the container image).
 */
import { compressFolder } from './hosting/compress-folder';

console.log(await compressFolder('out'));
