import { shopNames } from '@/lib/text/shop-names';

const errorRules: readonly (readonly [broken: RegExp, advice: string])[] = [
  [/<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i, 'HTML is shown as it is typed; write plain words'],
  [/^http:\/\//, 'the address is not encrypted; write https://'],
  [/\uFFFD/, '‘\uFFFD’ stands where a letter was lost; write the word again'],
  [/[^\P{Cc}\t\r\n]/u, 'it holds a control character, which nobody sees; write the text again'],
  [
    /[\u202a-\u202e]/,
    'it holds an invisible mark that turns the direction of letters; write the text again',
  ],
  [/^(?=.*\S)[^\p{L}\p{N}\p{P}\p{S}]+$/su, 'nothing of it can be seen; the text is missing'],
];

/** Most of the rules as one pattern, for forms. */
export const plainText = {
  pattern: `^(?!http://)(?![^]*(?:</?[A-Za-z][^>]*>|&[a-z]+;|[\\u202a-\\u202e\\ufffd]|\\{shop\\.(?!(?:${shopNames.join('|')})\\})))[^]*$`,
  message:
    'plain words are wanted: no HTML, no http://, no invisible marks, no {shop.…} but its names',
} as const;

export const textErrors = (text: string) =>
  errorRules.filter(([broken]) => broken.test(text)).map(([, advice]) => advice);
