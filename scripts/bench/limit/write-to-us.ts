import { privacyId } from '@/components/contact/PrivacyBand';
import { longest } from '@/components/forms/form-fields';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { fill } from '@/lib/fill';
import { emailLink, phoneLink } from '@/lib/links';
import { pageHref } from '@/lib/page-href';
import { weekRows } from '@/lib/week-text';
import { type Html, html } from './html';

const { contactFacts, form, home } = wordsOf('en');

const limit = (field: keyof typeof longest): Html =>
  html`<small>${fill(form.limit, { count: longest[field].toLocaleString('en') })}</small>`;

/** The message form beside the facts of the shop. */
export const writeToUs: Html = html`<section class="linen">
  <p class="over">${home.contact.overline}</p><h2>${home.contact.title}</h2><p>${home.contact.text}</p>
  <dl>
    <div><dt>${contactFacts.showroom}</dt> <dd>${site.address.district}, ${site.address.city}</dd></div>
    ${weekRows('en').map((row) => html`<div><dt>${row.days}</dt> <dd>${row.hours}</dd></div>`)}
    <div><dt>${contactFacts.phone}</dt> <dd><a href="${phoneLink(site.phones.hero)}">${site.phones.hero}</a></dd></div>
    <div><dt>${contactFacts.email}</dt> <dd><a href="${emailLink}">${site.email}</a></dd></div>
  </dl>
  <form method="post" enctype="multipart/form-data" action="/_mailbox">
    <label>${form.name}<input name="name" required>${limit('name')}</label>
    <label>${form.email}<input name="email" type="email" required>${limit('email')}</label>
    <label>${form.message}<textarea name="message" rows="5" required></textarea>${limit('message')}</label>
    <button class="button">${form.send}</button>
    <p>${form.privacy.text} <a href="${pageHref('/contact', privacyId)}">${form.privacy.label}</a></p>
  </form>
</section>`;
