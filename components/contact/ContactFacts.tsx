import { Hours } from '@/components/hours/Hours';
import { weekRows } from '@/components/hours/hours-text';
import { Ltr } from '@/components/ui/Prose';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { Locale } from '@/lib/content/types';
import { Email } from './Email';
import { emailLink, phoneLink } from './links';
import { plateText } from './plate';

interface ContactFactsProps {
  readonly locale: Locale;
  readonly className?: string;
}

export function ContactFacts({ locale, className }: ContactFactsProps) {
  const { comma, contactFacts } = getDictionary(locale);
  const { phones } = site;
  const { district, city } = site.words[locale].address;
  const rows = [
    {
      label: contactFacts.showroom,
      value: (
        <>
          {[district, city].join(comma)}
          <br />
          {plateText(locale)}
        </>
      ),
    },
    ...weekRows(locale).map(({ days, hours }) => ({
      label: days,
      value: <Hours>{hours}</Hours>,
    })),
    {
      label: contactFacts.phone,
      value: (
        <a href={phoneLink(phones.hero)}>
          <Ltr>{phones.hero}</Ltr>
        </a>
      ),
    },
    {
      label: contactFacts.email,
      value: (
        <a href={emailLink}>
          <Email />
        </a>
      ),
    },
  ];
  return (
    <dl className={className ? `contact-facts ${className}` : 'contact-facts'}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
