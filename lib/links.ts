import { site } from '@/content/site';

/** Digits of a phone number, as wa.me wants them. */
function digits(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** A WhatsApp chat with a first line that the visitor can still change. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${digits(phone)}?text=${encodeURIComponent(text)}`;
}

export function phoneLink(phone: string): string {
  return `tel:+${digits(phone)}`;
}

export const emailLink = `mailto:${site.email}`;
