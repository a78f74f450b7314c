import { Ltr } from '@/components/ui/Prose';
import { site } from '@/lib/content/site';

/** The shop's address, with a possible line break after the @. */
export function Email() {
  const [name, domain] = site.email.split('@');
  return (
    <Ltr>
      {name}@<wbr />
      {domain}
    </Ltr>
  );
}
