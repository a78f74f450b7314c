import { PageChatLink } from '@/components/contact/PageChatLink';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { site } from '@/content/site';
import type { Locale, PictureId, TitledText } from '@/content/types';
import { wordsOf } from '@/content/words';
import { phoneLink } from '@/lib/links';

interface ChatCallProps extends TitledText {
  readonly picture: PictureId;
  readonly locale: Locale;
}

/** A call to action at the end of a page: chat or call, over a darkened picture. */
export function ChatCall({ title, text, picture, locale }: ChatCallProps) {
  const { categoryPage } = wordsOf(locale);
  return (
    <section className="banner call">
      <Picture src={picture} locale={locale} sizes="100vw" alt="" />
      <div className="container-page banner-words">
        <h2 className="font-display text-section">{title}</h2>
        <p className="mx-auto mt-4 max-w-prose">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <PageChatLink
            line="cards"
            locale={locale}
            className={`${buttonStyle.paper} max-sm:w-full`}
          >
            <Icon name="whatsapp" />
            {categoryPage.chat}
          </PageChatLink>
          <a
            href={phoneLink(site.phones.hero)}
            className={`${buttonStyle['paper-outline']} max-sm:w-full`}
          >
            <Icon name="phone" />
            {categoryPage.call}
          </a>
        </div>
      </div>
    </section>
  );
}
