import { footerColumns, type LinkColumn, type MenuLink, mainMenu } from '@/components/shell/menu';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { emailLink, phoneLink, whatsappLink } from '@/lib/links';
import { pageHref } from '@/lib/page-href';
import { weekRows } from '@/lib/week-text';
import { type Html, html } from './html';

const { chat, footer, ui } = wordsOf('en');
const talk = whatsappLink(site.phones.hero, chat.general);
const call = phoneLink(site.phones.hero);

const link = ({ path, name }: MenuLink): Html =>
  html`<li><a href="${pageHref(path)}">${name}</a></li>`;

const brand = html`<a class="brand" href="${pageHref('/')}">
  <b>${site.logo.name}</b><small>${site.logo.trade}</small>
</a>`;

/** The week's hours, one line for each kind of day. */
export const hours: Html = html`<dl>${weekRows('en').map(
  (row) => html`<div><dt>${row.days}</dt> <dd>${row.hours}</dd></div>`,
)}</dl>`;

const group = ({ name, below = [] }: MenuLink): Html =>
  html`<li><details name="menu"><summary>${name}</summary><ul>${below.map(link)}</ul></details></li>`;

/** Logo, menu, hours, telephone. On small screens the menu is the browser's own popover. */
export const header: Html = html`<a class="skip" href="#main">${ui.skipToContent}</a><header>
  ${brand}
  <nav id="menu" class="menu" popover aria-label="${ui.mainNavigation}">
    <ul>${mainMenu('en').map((each) => (each.below ? group(each) : link(each)))}</ul>
    <p class="two"><a class="button" href="${talk}">${ui.whatsapp}</a><a class="button line" href="${call}">${ui.call}</a></p>
    ${hours}
  </nav>
  <div class="wide">${hours}</div>
  <a class="round" href="${call}" aria-label="${ui.call}" data-sign="☏"></a>
  <button class="round" popovertarget="menu" aria-label="${ui.menu}" data-sign="☰"></button>
</header>`;

const column = ({ title, links }: LinkColumn): Html =>
  html`<div><h2>${title}</h2><ul>${links.map(link)}</ul></div>`;

const visit: readonly (readonly [href: string, name: string])[] = [
  [site.links.maps, `${site.address.district}, ${site.address.city}`],
  [talk, ui.whatsapp],
  [call, ui.call],
  [emailLink, ui.email],
  [site.links.instagram, 'Instagram'],
  [site.links.facebook, 'Facebook'],
];

/** The business, its hours, every section of the site; and the floating contact bubble. */
export const closing: Html = html`<footer>
  ${brand}<p>${footer.line}</p>${hours}
  <nav aria-label="${ui.footerNavigation}">
    ${footerColumns('en').map(column)}
    <div><h2>${footer.visit}</h2><ul>${visit.map(
      ([href, name]) => html`<li><a href="${href}">${name}</a></li>`,
    )}</ul></div>
  </nav>
  <p>${fill(footer.copyright, { year: new Date().getFullYear(), name: site.name })}</p>
  ${site.picturesAreRenders && html`<p>${footer.renders}</p>`}
</footer>
<details class="bubble">
  <summary aria-label="${ui.contactBubble}" data-sign="✆"></summary>
  <ul>
    <li><a href="${talk}">${ui.whatsapp}</a></li>
    <li><a href="${call}">${site.phones.hero}</a></li>
    <li><a href="${emailLink}">${site.email}</a></li>
  </ul>
</details>`;
