import { getDictionary } from '@/lib/content/dictionary';
import type { Locale, Service } from '@/lib/content/types';
import { inSentence, lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';

/** The message that asks for an appointment, and for trades that start from photographs says which come with it. */
export function appointmentText(service: Service, locale: Locale): string {
  const words = getDictionary(locale);
  const { title, photos } = service.words[locale];
  const request = fill(words.chat.appointment, { name: inSentence(title, words) });
  if (!photos) return request;
  return `${request}\n${fill(words.photos.message, { photos: lowerInitial(photos) })}`;
}
