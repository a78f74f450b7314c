/**
 * The command `npm run compress`: writes a Brotli and a gzip file beside every text file of out/, for hosts
 * that serve such files instead of compressing on the fly (nginx, Caddy, the container image).
 */
import { compressFolder } from './hosting/compress-folder';

console.log(await compressFolder('out'));
