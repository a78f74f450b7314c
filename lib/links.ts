import { site } from '@/content/site';

/** Digits of a phone number, as wa.me wants them. */
function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/**
 * A text as a part of an address. Letters beyond ASCII stay as they are: browsers encode them when they follow the link,
 * and a page whose links say its own words compresses better (Arabic by 0.1 kB and more).
 */
function inAddress(text: string): string {
  return text.replace(/[^\u0080-\uffff]+/g, encodeURIComponent);
}

/** A WhatsApp chat with a first line that the visitor can still change. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${digits(phone)}?text=${inAddress(text)}`;
}

export function phoneLink(phone: string): string {
  return `tel:+${digits(phone)}`;
}

export const emailLink = `mailto:${site.email}`;
