import { chat } from './chat';
import { contactFacts } from './contact-facts';
import { delivery } from './delivery';
import { errors } from './errors';
import { footer } from './footer';
import { form } from './form';
import { hours } from './hours';
import { metadata } from './metadata';
import { navigation } from './navigation';
import { nextStep } from './next-step';
import { categoryPage, order } from './order';
import { ui } from './ui';

/** The strings of the interface in English. */
export const english = {
  /** Language and direction of the document. */
  language: 'en',
  direction: 'ltr',
  /** Of Open Graph. */
  territory: 'en_QA',
  /** Between the parts of a list or an address. */
  comma: ', ',
  /** Between longer parts, which may hold commas. */
  semicolon: '; ',
  categoryPage,
  chat,
  contactFacts,
  delivery,
  errors,
  footer,
  form,
  hours,
  metadata,
  navigation,
  nextStep,
  order,
  ui,
} as const;

/** Another language has texts of its own in the same shape. */
type Translated<T> = T extends string ? string : { readonly [Key in keyof T]: Translated<T[Key]> };

/** The strings of the interface in any language. */
export type InterfaceWords = Translated<typeof english>;
