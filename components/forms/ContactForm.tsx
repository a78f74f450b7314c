import type { Locale } from '@/content/types';
export function ContactForm(_props: { readonly locale: Locale; readonly place: 'home' | 'contact' }) {
  return <form />;
}
