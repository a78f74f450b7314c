import type { ProductCardProps } from '@/components/cards/ProductCard';
import { featureSizes, gridSizes, heroSizes, uprightSizes } from '@/components/ui/picture-sizes';
import { clients } from '@/content/clients';
import { curtains } from '@/content/collections';
import { blindsBadge, blindsCards, curtainCards, featureImages, heroSlides } from '@/content/home';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { Rating } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { largestPicture } from '@/lib/largest-picture';
import { whatsappLink } from '@/lib/links';
import { pageHref } from '@/lib/page-href';
import { type Html, html } from './html';
import { type Extent, firstPicture, picture } from './picture';

const { chat, home, ui } = wordsOf('en');

const stars = (rating: Rating): Html =>
  html`<i role="img" aria-label="${fill(ui.rated, { rating })}" style="--stars:${rating}"></i>`;

const heading = (words: { readonly overline: string; readonly title: string }): Html =>
  html`<p class="over">${words.overline}</p><h2>${words.title}</h2>`;

/** Three slides at 80vh; the first picture is the first paint. */
export function hero(extent: Extent): Html {
  const { overline, slides } = home.hero;
  return html`<div class="row hero">${heroSlides.map(({ image, tall, link }, index) => {
    const words = slides[index];
    const slot = { src: image, sizes: heroSizes };
    return html`<article>
      ${index === 0 ? firstPicture(slot, tall) : picture(slot, extent, tall)}
      <div><p class="over">${overline}</p>
      ${index === 0 ? html`<h1>${words?.title}</h1>` : html`<h2>${words?.title}</h2>`}
      <p>${words?.subtitle}</p>
      <a class="button paper" href="${pageHref(link)}">${words?.buttonText}</a></div>
    </article>`;
  })}</div>`;
}

/** The showroom and WhatsApp. */
export const doors: Html = html`<div class="doors">
  <a class="button" href="${site.links.maps}">${home.hero.showroom}</a>
  <a class="button line" href="${whatsappLink(site.phones.hero, chat.general)}">${home.hero.chat}</a>
  <p>${home.hero.note}</p>
</div>`;

type Product = Omit<ProductCardProps, 'locale' | 'shape'>;

function product(card: Product, sizes: string, extent: Extent): Html {
  const { name, subtitle, image, link, rating, discount } = card;
  const talk = whatsappLink(site.phones.cards, fill(chat.product, { name }));
  return html`<article>
    <a href="${largestPicture(image)}" aria-label="${fill(ui.preview, { name })}">${picture({ src: image, sizes }, extent)}</a>
    ${discount && html`<b>${discount}</b>`}
    <h3>${name}</h3>${stars(rating)}
    <p>${subtitle}</p>
    <a href="${pageHref(link)}">${ui.viewDetails}</a>
    <a href="${talk}" aria-label="${ui.whatsapp}: ${name}" data-sign="✆"></a>
  </article>`;
}

/** The two collections of four cards. */
export function collections(extent: Extent): Html {
  const { curtains: first, blinds: second } = home;
  const headingOf = (id: string) =>
    curtains.find(({ slug }) => slug === id)?.words.en.heading ?? '';
  return html`<section>${heading(first)}<div class="row tall">${curtainCards.map((card) =>
    product(
      { ...card, name: headingOf(card.id), subtitle: first.cards[card.id] },
      uprightSizes,
      extent,
    ),
  )}</div></section>
  <section class="linen">${heading(second)}<div class="row">${blindsCards.map((card) =>
    product(
      { ...card, ...second.cards[card.id], discount: card.discount ? blindsBadge : undefined },
      gridSizes,
      extent,
    ),
  )}</div></section>`;
}

/** The deep band with four feature cards. */
export function reasons(extent: Extent): Html {
  const words = home.reasons;
  return html`<section class="deep">${heading(words)}<p>${words.text}</p>
    <div class="row">${words.features.map(({ title, description }, index) => {
      const src = featureImages[index];
      return html`<article>${src && picture({ src, sizes: featureSizes }, extent)}
        <h3>${title}</h3><p>${description}</p></article>`;
    })}</div></section>`;
}

/** Logos, then what customers say. */
export function voices(extent: Extent): Html {
  const logos = clients.map(({ src, alt }) =>
    extent === 'first'
      ? html`<img alt="${alt}" width="160" height="48">`
      : html`<img loading="lazy" src="/clients/${src}" alt="${alt}" width="160" height="48">`,
  );
  return html`<section>${heading(home.clients)}<div class="row logos">${logos}</div></section>
  <section class="voices">${heading(home.testimonials)}<div class="row">${testimonials.map(
    ({ image, rating, words: { en } }) => html`<figure>
      ${stars(rating)}<blockquote>${en.quote}</blockquote>
      <figcaption>${picture({ src: image, sizes: '48px', alt: '' }, extent)}
      <span>${en.name}</span><span>${en.title}</span></figcaption>
    </figure>`,
  )}</div></section>`;
}
