import type { CountryCode } from '@/config/countries';

/** The languages whose sentences the check can read. */
export const readLanguages = ['en', 'ar'] as const;

type Names = Readonly<Record<(typeof readLanguages)[number], string>>;

/** Countries and cities that show that a text is about another shop; names that are also common words are left out. */
export const places: Readonly<
  Record<CountryCode, { readonly country: Names; readonly cities: Names }>
> = {
  QA: {
    country: { en: 'Qatari?', ar: 'قطرية?|قطر(?! \\d| ال)' },
    cities: {
      en: 'Doha|Lusail|Al Rayyan|Al Wakrah|Al Khor|Al Sadd|Mesaieed|Dukhan|Ras Laffan|West Bay|The Pearl|Msheireb',
      ar: 'الدوحة|لوسيل|الريان|الوكرة|الخور|مسيعيد|راس لفان|الدفنة|مشيرب',
    },
  },
  AE: {
    country: { en: 'Emirat(?:es|is?)|UAE', ar: 'الإمارات|إماراتية?' },
    cities: {
      en: 'Abu Dhabi|Dubai|Sharjah|Ajman|Fujairah|Ras Al Khaimah|Al Ain',
      ar: 'أبو ?ظبي|دبي|الشارقة|عجمان|الفجيرة|رأس الخيمة',
    },
  },
  SA: {
    country: { en: 'Saudis?', ar: 'السعودية|سعودية?' },
    cities: { en: 'Riyadh|Jeddah|Dammam|Al Khobar|Mecca|Medina', ar: 'الرياض|الدمام' },
  },
  KW: {
    country: { en: 'Kuwaiti?', ar: 'الكويت|كويتية?' },
    cities: { en: 'Salmiya|Hawalli|Al Jahra', ar: 'السالمية|الجهراء' },
  },
  BH: {
    country: { en: 'Bahraini?', ar: 'البحرين|بحرينية?' },
    cities: { en: 'Manama|Muharraq|Riffa', ar: 'المنامة|الرفاع' },
  },
  OM: {
    country: { en: 'Omani?', ar: 'عمانية?|عمان' },
    cities: { en: 'Muscat|Salalah|Sohar|Nizwa', ar: 'مسقط|صلالة|صحار|نزوى' },
  },
};

/** Products by the words that sentences have for them, and what the planner calls those with another name. */
export const products: readonly (Names & { readonly planner?: string })[] = [
  {
    planner: 'venetian',
    en: '[Vv]enetians?',
    ar: 'فينيشن|معدنية وخشبية|المعدنية والخشبية',
  },
  { planner: 'roman', en: 'Roman blinds?', ar: '(?:ستائر|ستارة) رومانية' },
  {
    planner: 'vertical',
    en: '[Vv]ertical (?:blinds?|louvres?)',
    ar: 'عمودية?|العمودية?',
  },
  { en: '[Rr]oller (?:blinds?|curtains?)', ar: 'رول(?: بلايند)?' },
  { en: '(?<![Aa] )[Ww]aves?', ar: 'ويفي|الويفي' },
  { en: '[Hh]otel curtains?', ar: '(?:ستائر|ستارة) (?:غرفة )?(?:ال)?(?:فنادق|فندق)' },
  { en: '[Bb]lackout (?:curtains?|blinds?)', ar: '(?:ستائر|ستارة|بلايندات) بلاك أوت' },
];
