import { westernDigits } from '@/lib/text';

export const readLanguages = ['en', 'ar'] as const;

export type Read = (typeof readLanguages)[number];

/** Marks of Arabic vowels and long joins, which are written or not; digits are written in two ways. */
const vowels = /[\u0640\u064b-\u0652\u0670]/g;
export const plain = (text: string) => westernDigits(text.replace(vowels, ''));

/** How a language writes a name within a sentence, and speaks of the shop's days. */
export const sentences = {
  en: {
    word: (names: string) => `\\b(${names})\\b`,
    /** And not about the sun's time. */
    aboutTheShop: /^(?!.*\bsun(?!day)).*\b(?:we|our|us|opens?|close[sd]?|showroom|shop)\b/i,
    on: (day: string) => `${day}s?(?! prayer)`,
    closedOn: (day: string) => `(?<=[Cc]losed (?:on |every )?)${day}s?`,
    always: '(?<=[Oo]pens? )(?:every day|daily|(?:seven|7) days|all week)',
    chat: 'WhatsApp(?=.*[.?!])',
    films: 'videos?',
  },
  ar: {
    // With what is written as one with it: وبالدوحة, للدوحة.
    word: (names: string) =>
      `(?<!\\p{L})[وف]?[بكل]?(${names.replace(/(?<=^|\|)ال/g, 'ا?ل')})(?!\\p{L})`,
    aboutTheShop: /^(?!.*شمس).*(?:مفتوح|[نيت]فتح|مغلق|[ني]غلق|معرض|نعمل|نأتي|نزور|نركب|نوصل|دوام)/,
    // ‘The two’ in Arabic, too; and the prayer is every Friday’s.
    on: (day: string) =>
      `(?<=(?:يوم|أيام|مساء|صباح|كل|إلى|من|مفتوح|[نيت]فتح) )${day}|(?<!صلاة )${day}(?= من \\d)`,
    closedOn: (day: string) => `(?<=(?:مغلق|مغلقة|نغلق|عطلة|إجازة) (?:يوم |أيام |كل )?)${day}`,
    always: '(?<=(?:مفتوح|مفتوحون|[نيت]فتح) )(?:كل يوم|(?:كل|طوال) (?:أيام )?الأسبوع|يوميا)',
    chat: 'واتساب(?=.*[.؟!])',
    films: 'الفيديو|فيديو',
  },
} as const satisfies Record<Read, unknown>;

/** Clock times, with the afternoon's names. */
const clock =
  /(?<!\d)(\d{1,2})(?:(?::|\.(?=\d\d ?[ap]\.?m))(\d{2}))?\s*(صباحا|فجرا|[ap]\.?m\b|ظهرا|عصرا|مساء|بعد منتصف)?/g;
const afternoon = /^(?:p|ظهرا|عصرا|مساء)/;

/** The clock times that a sentence names, as written and in minutes since midnight. */
export const timesIn = (sentence: string): readonly [string, number][] =>
  [...sentence.matchAll(clock)]
    .filter(([, , minutes, part]) => minutes ?? part)
    .map(([whole, hour, minutes = '00', part = '']) => {
      const hours = part ? (Number(hour) % 12) + (afternoon.test(part) ? 12 : 0) : Number(hour);
      return [whole.trim(), hours * 60 + Number(minutes)];
    });
