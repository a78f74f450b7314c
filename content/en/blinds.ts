/** The words of /blinds, the blinds overview. */
export const blindsPage = {
  title: 'Blinds',
  description:
    'Blackout, venetian, roller, office, vertical and Roman blinds made to measure in Doha. Try working blinds at home; ready in 48 hours or 48-72 hours.',
  overline: 'Six kinds, made to measure',
  heading: 'Blinds',
  introTitle: 'Sun and shade, by the centimetre',
  intro: [
    'A curtain is open or closed. A blind has more places in between: it stops at any height, tilts by a few degrees, or lets the view through and holds the glare. It needs little depth and no floor, so it suits kitchens, desks and doors.',
    'Each one is made for one opening and ready in 48 hours or in 48-72 hours; its page says which. Before that we visit you anywhere in Qatar, advise and measure without charge.',
  ],
  features: [
    {
      title: 'Precision tailoring',
      text: 'A gap of 5 mm beside a blind is a bright line at sunrise. We measure, and cut, in millimetres.',
    },
    {
      title: 'Daylight and privacy control',
      text: 'What is opposite: a garden, a street, another tower? Slats, louvres, screens and closed cloth each hide in their own way.',
    },
    {
      title: 'Noise reduction',
      text: 'Roman folds and cloth louvres take some of the echo out of a marble room. A flat roller does little; for more, add a curtain.',
    },
    {
      title: 'Interactive product demo',
      text: 'We bring working blinds to your home, or set them out in the showroom. Pull the chain, tilt the slats, run the motor; then choose.',
    },
    {
      title: 'Durable quality',
      text: 'Metal brackets, aluminium tubes and cloth dyed for strong light. A worn chain or a tired motor is changed and the blind stays.',
    },
    {
      title: 'Stylish options',
      text: 'Slats in oak, white or grey; rollers in teal, gold or oat; Roman folds in rust or blush. Hold them against your own wall.',
    },
  ],
  collectionOverline: 'The collection',
  collectionTitle: 'Which blind for which window',
  collectionText:
    'Begin with what troubles you: early light, a shining monitor, near neighbours, a door that must slide. Each page is about one answer.',
  reasonsOverline: 'Why us',
  reasonsTitle: 'Why Choose Our Blinds',
  reasons: [
    {
      title: 'Six kinds, no favourite',
      text: 'We make all of them, and can tell you when the simpler one will do.',
    },
    {
      title: 'Blind and curtain together',
      text: 'If both share a window, we plan the depths at once, so that one clears the other.',
    },
    {
      title: 'Nothing left dangling',
      text: 'We tie back or shorten every cord we fit, in homes with children and in homes without.',
    },
    {
      title: 'Dust taken seriously',
      text: 'For each cloth and slat you learn what it wants after a sandstorm: a brush, a damp rag or a wash.',
    },
  ],
  booking: {
    overline: 'Book a visit',
    title: 'See them move at your own window',
    text: 'Give us your district and two times that suit you. We arrive with demonstration blinds and a tape, and leave you with sizes and a written offer.',
  },
} as const;
