import { site } from '@/content/site';
import { Ltr } from './Ltr';

/** The shop's e-mail address; where it is too long for a line, it breaks behind the @. */
export function Email() {
  const [name, domain] = site.email.split('@');
  return (
    <Ltr>
      {name}@<wbr />
      {domain}
    </Ltr>
  );
}
