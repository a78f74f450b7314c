import { WhatsappLink } from '@/components/contact/WhatsappLink';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import type { PictureId } from '@/content/pictures';
import { site } from '@/content/site';
import type { Locale, TitledText } from '@/content/types';
import { wordsOf } from '@/content/words';
import { phoneLink } from '@/lib/links';

interface ChatCallProps extends TitledText {
  readonly picture: PictureId;
  /** First line of the WhatsApp message. */
  readonly message: string;
  readonly locale: Locale;
}

/** The last band of a page: write or call, over a darkened picture. */
export function ChatCall({ title, text, picture, message, locale }: ChatCallProps) {
  const { categoryPage } = wordsOf(locale);
  return (
    <section className="banner call">
      <Picture src={picture} locale={locale} sizes="100vw" alt="" />
      <div className="container-page banner-words">
        <h2 className="font-display text-section">{title}</h2>
        <p className="mx-auto mt-4 max-w-prose">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <WhatsappLink
            line="cards"
            text={message}
            locale={locale}
            className={`${buttonStyle.paper} max-sm:w-full`}
          >
            <Icon name="whatsapp" />
            {categoryPage.chat}
          </WhatsappLink>
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
