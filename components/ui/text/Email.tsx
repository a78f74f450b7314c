import { site } from '@/lib/content/site';
import { Ltr } from './Ltr';

/** The shop's e-mail address, with a possible line break after the @. */
export function Email() {
  const [name, domain] = site.email.split('@');
  return (
    <Ltr>
      {name}@<wbr />
      {domain}
    </Ltr>
  );
}
