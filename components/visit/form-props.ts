import type { StaticPageEntry } from '@/content/types';
import type { PeriodWords } from '@/lib/hours/periods-text';

type PageWords = StaticPageEntry<'/visit'>['words']['en'];

/** The form's words. */
export interface VisitWords
  extends Omit<
    PageWords,
    | 'menu'
    | 'greeting'
    | 'title'
    | 'description'
    | 'eyebrow'
    | 'heading'
    | 'intro'
    | 'blank'
    | 'writeTitle'
  > {
  /** Name of the form and subject of the e-mail. */
  readonly label: string;
  readonly newTab: string;
  readonly comma: string;
  readonly direction: 'ltr' | 'rtl';
  readonly hours: PeriodWords & {
    readonly days: readonly string[];
    /** Language tag for dates. */
    readonly dates: string;
  };
}

/** Where the message can be sent. */
export interface VisitAddresses {
  /** WhatsApp's URL without the text. */
  readonly whatsapp: string;
  readonly email: string;
  /** Id of the message form's heading on this page. */
  readonly form: string;
  /** The site's host, for the event's UID. */
  readonly host: string;
  /** Default location of the visit. */
  readonly city: string;
}

export interface VisitFormProps {
  readonly words: VisitWords;
  /** Product names by page. */
  readonly products: Readonly<Record<string, string>>;
  readonly addresses: VisitAddresses;
}
