/** Words of the home page; headings and button texts in quotes of the specification stay as they are. */
export const home = {
  title: 'Home',
  description:
    'Curtains, blinds, sofas and majlis seating made to measure in Doha. Free visit and measuring anywhere in Qatar, blackout curtains hung within 72 hours.',
  hero: {
    label: 'What we make',
    overline: 'Doha · measured and fitted',
    slides: [
      {
        title: 'Curtains that hold the light',
        subtitle:
          'Linen, sheers and blackout, sewn to your window and hung in days. We measure free, anywhere in Qatar.',
        buttonText: 'Explore curtains',
      },
      {
        title: 'Blinds that tame the noon',
        subtitle:
          'Roller, venetian, vertical and Roman blinds for glare, heat and privacy, fitted within 72 hours.',
        buttonText: 'Explore blinds',
      },
      {
        title: 'Upholstery & Repair',
        subtitle:
          'Sofas and majlis seating stripped to the frame, filled firm and covered in the fabric you choose.',
        buttonText: 'Get a Quote',
      },
    ],
    showroom: 'Visit Our Showroom',
    chat: 'Chat on WhatsApp',
    note: 'Free visit, advice and measuring. Blackout curtains hang within 72 hours.',
  },
  curtains: {
    overline: 'Curtains',
    title: 'Explore Our Curtain Collection',
    cards: {
      blackout: 'A dark room at noon, a cooler room in August.',
      bedroom: 'Soft folds, private mornings, lined for sleep.',
      wave: 'One even ripple from wall to wall.',
      livingroom: 'Weight and colour for the room where guests sit.',
    },
  },
  blinds: {
    overline: 'Blinds',
    title: 'Our Blackout Curtain Collection',
    cards: {
      blackout: {
        name: 'Blackout Blinds',
        subtitle: 'Side channels close the last line of light.',
      },
      bedroom: { name: 'Bedroom Blinds', subtitle: 'Tilt for light, close for privacy.' },
      window: { name: 'Window Blinds', subtitle: 'Folds that sit neatly above the sill.' },
      office: { name: 'Office Blinds', subtitle: 'See the screen and still see the sea.' },
    },
  },
  reasons: {
    overline: 'Why choose us',
    title: 'One workshop, from measuring tape to last hook',
    text: 'The people who measure your window are the people who hang the curtain.',
    features: [
      {
        title: 'Luxury Curtains',
        description: 'Linen, velvet and sheer, interlined where a long drop needs weight.',
      },
      {
        title: 'Modern Furniture',
        description: 'Sofas, beds and majlis seating built to the room, in fabric you choose.',
      },
      {
        title: 'Custom Interior Solutions',
        description:
          'Cabinets, wall panels, wallpaper and floors drawn for the wall they stand on.',
      },
      {
        title: 'Affordable Elegance',
        description: 'A written price after measuring, and nothing added when we fit.',
      },
    ],
  },
  clients: { overline: 'Clients', title: 'Our Esteemed Clients' },
  testimonials: { overline: 'Reviews', title: 'What Our Customers Say' },
  contact: {
    overline: 'Contact',
    title: 'Tell us about the window',
    text: 'A rough width and height is enough. We answer within the working day and bring samples with us.',
  },
} as const;
