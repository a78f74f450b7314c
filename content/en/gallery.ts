/** The words of /gallery. */
export const galleryPage = {
  title: 'Gallery',
  description:
    'Curtains and blinds in use: nine short films and nine pictures of living room curtains, blackout curtains and office blinds from our shop in Doha.',
  overline: 'In motion',
  heading: 'Curtains and Blinds Gallery',
  intro:
    'Cloth and slats are easier to judge when they move. Each film lasts a few seconds and is silent. Press a picture to see it large.',
  sections: [
    {
      sectionTitle: 'Living Room Curtains',
      text: 'Wide glass in villas and towers: how the cloth travels, how much wall it needs when open, and what a sheer leaves of the view.',
      filmCaptions: [
        'Teal pleats close at the end of the day; the sheers stay where they are',
        'Brown pleats draw aside and the sea view is back',
        'One beige wave curtain crosses a whole wall, every fold alike',
      ],
      stillCaptions: [
        'Olive cloth beside a garden window, stacked clear of the glass',
        'Two tall windows in rust, each pair on its own brass rod',
        'Floor-length brown beside cream furniture, sheers closed over the sea',
      ],
    },
    {
      sectionTitle: 'Blackout Curtains',
      text: 'Bedrooms that stay dark at noon in July. Look at the edges: light comes in there first, and there the work is done.',
      filmCaptions: [
        'Chocolate blackout closes, and a bright room goes dark',
        'Rose curtains are drawn for the night over sheers and a garden',
        'Charcoal blinds run down in side channels until no gap is left',
      ],
      stillCaptions: [
        'The test of a lining: light through the sheer, none through the cloth',
        'Navy at dusk, with one strip of sky before the last pull',
        'Brown blinds in dark channels, one down and one half way',
      ],
    },
    {
      sectionTitle: 'Office Blinds & Window Solutions',
      text: 'Screens, louvres and slats for rooms with monitors: less glare on the glass, and still a view of West Bay.',
      filmCaptions: [
        'Grey screens come down along a meeting-room window',
        'Cream louvres turn together from open to closed',
        'Oak slats tilt a little at a time, and the stripes of sun narrow',
      ],
      stillCaptions: [
        'White screens seen along the table, lowered as far as each window needs',
        'Vertical louvres across the width of an open office',
        'Aluminium slats in grey, easy to wipe after a dusty week',
      ],
    },
  ],
  banner: {
    title: 'Seen one for your room?',
    text: 'Tell us on WhatsApp which film or picture it is and where you live. We suggest a cloth or a blind, and a time for the free visit.',
  },
} as const;
