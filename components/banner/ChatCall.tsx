import { phoneLink } from '@/components/contact/links';
import { ChatButton } from '@/components/contact/WhatsappLink';
import { bannerSizes } from '@/components/picture/picture-sizes';
import { wideButton } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { getDictionary } from '@/lib/content/dictionary';
import { site } from '@/lib/content/site';
import type { PictureId, TitledText } from '@/lib/content/types';
import type { CurrentPage } from '@/lib/pages/page';
import { CorneredPicture } from './CorneredPicture';

interface ChatCallProps extends TitledText {
  readonly picture: PictureId;
  readonly page: CurrentPage;
}

/** A call to action at the end of a page: a picture with a heading in its corner, and chat and phone links below. */
export function ChatCall({ title, text, picture, page }: ChatCallProps) {
  const { locale } = page;
  const { categoryPage } = getDictionary(locale);
  return (
    <section className="bg-background">
      <CorneredPicture src={picture} locale={locale} sizes={bannerSizes} alt="" className="banner">
        <h2 className="font-display text-section">{title}</h2>
        <p className="mt-4 max-w-prose text-muted">{text}</p>
      </CorneredPicture>
      <div className="container-page flex flex-wrap gap-3 pt-8 pb-16">
        <ChatButton line="cards" page={page}>
          {categoryPage.chat}
        </ChatButton>
        <a href={phoneLink(site.phones.hero)} className={wideButton.outline}>
          <Icon name="phone" />
          {categoryPage.call}
        </a>
      </div>
    </section>
  );
}
