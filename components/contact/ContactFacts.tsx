import { site } from '@/content/site';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { emailLink, phoneLink } from '@/lib/links';
import { weekRows } from '@/lib/week-text';

interface ContactFactsProps {
  readonly locale: Locale;
  readonly className?: string;
}

const link = 'inline-flex min-h-target items-center underline decoration-line underline-offset-4';

/** Where the shop is, when it is open, how it is reached. */
export function ContactFacts({ locale, className }: ContactFactsProps) {
  const { contactFacts } = wordsOf(locale);
  const { address, email, phones } = site;
  const rows = [
    { label: contactFacts.showroom, value: `${address.district}, ${address.city}` },
    ...weekRows(locale).map(({ days, hours }) => ({ label: days, value: hours })),
    {
      label: contactFacts.phone,
      value: (
        <a href={phoneLink(phones.hero)} className={link}>
          {phones.hero}
        </a>
      ),
    },
    {
      label: contactFacts.email,
      value: (
        <a href={emailLink} className={link}>
          {email}
        </a>
      ),
    },
  ];
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid min-h-9 grid-cols-[7rem_minmax(0,1fr)] items-center wrap-anywhere gap-x-4 sm:grid-cols-[12rem_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
