import { getDictionary } from '@/lib/content/dictionary';
import { inLanguage } from '@/lib/content/in-language';
import type { Locale, Service } from '@/lib/content/types';
import { inSentence, lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';

/** What a message says of photographs, for trades that start from them. */
export function photosText(service: Service, locale: Locale): string {
  const { photos } = inLanguage(service, locale);
  return photos ? fill(getDictionary(locale).photos.message, { photos: lowerInitial(photos) }) : '';
}

/** The message that asks for an appointment. */
export function appointmentText(service: Service, locale: Locale): string {
  const words = getDictionary(locale);
  const name = inSentence(inLanguage(service, locale).title, words);
  const request = fill(words.chat.appointment, { name });
  return [request, photosText(service, locale)].filter(Boolean).join('\n');
}
