import { type Locale, site } from '@/lib/content';
import { environment } from '@/lib/environment';
import { isPublished } from '@/lib/pages';
import { pageHref } from '@/lib/urls';
import { whatsappLink } from './links';

/** Where a message about products goes: WhatsApp's URL without the text, and the pages of the form and the visit. */
export const sendAddresses = (locale: Locale) => ({
  whatsapp: whatsappLink(site.phones.products, ''),
  form: environment.email ? pageHref('/contact', locale, 'contact-message') : '',
  ...(isPublished('/visit') && { visit: pageHref('/visit', locale) }),
});

export type SendAddresses = ReturnType<typeof sendAddresses>;
