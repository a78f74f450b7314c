/** The words of /curtains, the curtains and furniture landing page. */
export const curtainsPage = {
  title: 'Curtains & Furniture',
  description:
    'Curtains, sofas, majlis seating, carpets and fitted furniture from one showroom in Mansoura, Doha. Free site visit and measuring anywhere in Qatar.',
  overline: 'One showroom, whole rooms',
  heading: 'Curtains & Furniture',
  introTitle: 'The window first, then the room around it',
  intro: [
    'We sew curtains and furnish the rooms they hang in. Light comes first: a west window in Al Waab needs another lining than a shaded court in Msheireb. When the cloth is chosen, the sofa, the carpet and the wood can follow it.',
    'Order a single curtain or every room of a villa. It begins with a photo on WhatsApp or a walk through the showroom. Then we come to you with samples, advise, measure, and put the offer in writing. The visit is free.',
  ],
  features: [
    {
      title: 'Tailor-Made for You',
      text: 'Curtain, bench and cabinet follow your walls to the centimetre. A majlis seat is built for the corner it stands in.',
    },
    {
      title: 'Elegant Fabrics & Designs',
      text: 'Linen, velvet, sheers and blackout cloth hang at full length in the showroom. The ones you like, we carry to your own light.',
    },
    {
      title: 'Delivery & Installation Across Qatar',
      text: 'From Al Khor in the north to Al Wakrah in the south, we bring it, fit it and clear up. Each curtain page names its days.',
    },
  ],
  collectionOverline: 'Our curtains',
  collectionTitle: 'Choose by room or by fold',
  collectionText:
    'Eight pages, each with its delivery time, three pictures and three films. Start from the room, or from the way you like cloth to hang.',
  servicesTitle: 'Everything else in the room',
  servicesText:
    'Sofas and beds, majlis seating, carpets, floors, wallpaper, cabinets and aluminium, and upholstery repaired: ask about them at the same visit.',
  contact: {
    overline: 'Visit or write',
    title: 'Come and touch the cloth',
    text: 'Bring a photo of the room and a rough size to Mansoura. If the drive is too long, send both by WhatsApp or e-mail.',
  },
} as const;
