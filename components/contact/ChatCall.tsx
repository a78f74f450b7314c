import { wideButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { TitledText } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { phoneLink } from './links';
import { ChatButton } from './WhatsappLink';

interface ChatCallProps extends TitledText {
  readonly page: CurrentPage;
}

export function ChatCall({ title, text, page }: ChatCallProps) {
  const { categoryPage } = getDictionary(page.locale);
  return (
    <Section>
      <h2 className="font-display text-section">{title}</h2>
      <p className="mt-4 max-w-prose text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ChatButton line="cards" page={page}>
          {categoryPage.chat}
        </ChatButton>
        <a href={phoneLink(site.phones.hero)} className={wideButton.outline}>
          <Icon name="phone" />
          {categoryPage.call}
        </a>
      </div>
    </Section>
  );
}
