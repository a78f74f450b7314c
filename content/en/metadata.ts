/** Words of metadata: for search engines, link previews, feed readers and assistants. */
export const metadata = {
  /** Alternative text of a page's preview picture. */
  preview: '{heading}. {picture}',
  contactType: 'customer service',
  /** Languages spoken on the phone and in chat. */
  languages: ['Arabic', 'English'],
  catalogue: 'Products and services',
  /** Who made a picture; it stands beside it in picture searches. */
  credit: '{name}',
  renderCredit: '{name} (computer render)',
  feedTitle: '{name}: blog',
  llms: {
    summary:
      'Shop in {district}, {city}, {country}, for curtains, blinds and furniture made to measure. Site visit, advice and measuring are free anywhere in {country}.',
    facts: 'Facts',
    name: 'Name',
    alsoKnownAs: 'Also known as',
    address: 'Address',
    map: 'Map',
    hours: 'Opening hours ({country}, UTC+3)',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    whatsappProducts: 'WhatsApp, questions about products',
    email: 'E-mail',
    area: 'Area served',
    areaValue: '{country}, all of it',
    prices: 'Prices',
    pricesValue: 'Not listed; a written offer follows the free measuring',
    product: '{description} Ready in: {delivery}. Good for: {goodFor}.',
    order: 'How an order goes',
    pages: 'Other pages',
  },
} as const;
