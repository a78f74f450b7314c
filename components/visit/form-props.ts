import type { StaticPageEntry } from '@/content/types';
import type { PeriodWords } from '@/lib/hours/periods-text';

type PageWords = StaticPageEntry<'/visit'>['words']['en'];

/** What the form says. */
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
  /** Names the form, and is the subject of a mail. */
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

/** Where the message can be sent, from the site's facts. */
export interface VisitAddresses {
  /** WhatsApp's link up to the text. */
  readonly whatsapp: string;
  readonly email: string;
  /** Id of the message form's heading on this page. */
  readonly form: string;
  /** The site's host, for the calendar's event. */
  readonly host: string;
  /** Where the visit is, while no district is named. */
  readonly city: string;
}

export interface VisitFormProps {
  readonly words: VisitWords;
  /** What can be measured: names of products by their pages. */
  readonly products: Readonly<Record<string, string>>;
  readonly addresses: VisitAddresses;
}
