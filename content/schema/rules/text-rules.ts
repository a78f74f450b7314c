import { shopNames } from '@/lib/text/shop-names';

const errorRules: readonly (readonly [broken: RegExp, advice: string])[] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML is shown as typed; write plain text'],
  [/^http:\/\//, 'the address is not encrypted; write https://'],
  [/\uFFFD/, '‘\uFFFD’ replaces a lost letter; save the file as UTF-8, and type the word again'],
  [/[\u202a-\u202e]|[^\P{Cc}\t\r\n]/u, 'contains an invisible character; type the text again'],
];

/** Most of the rules as one pattern, for forms. */
export const plainText = {
  pattern: `^(?!http://)(?![^]*(?:</?[A-Za-z][^>]*>|&[a-z]+;|[\\u202a-\\u202e\\ufffd]|\\{shop\\.(?!(?:${shopNames.join('|')})\\})))[^]*$`,
  message: 'must be plain text: no HTML, no http://, no invisible marks, no unknown {shop.…}',
} as const;

export const textErrors = (text: string) =>
  errorRules.filter(([broken]) => broken.test(text)).map(([, advice]) => advice);
