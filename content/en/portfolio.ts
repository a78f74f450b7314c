/** Frame words of the template portfolio. */
export const portfolioPage = {
  title: 'Portfolio',
  description:
    'How this website of a curtain and furniture shop in Doha was made: three parts of it, with their source code and the live pages to look at.',
  overline: 'Projects',
  heading: 'Portfolio',
  intro: 'Three parts of this website, for those who ask how it is made.',
  sourceCode: 'Source Code',
  livePreview: 'Live Preview',
  keyFeatures: 'Key Features',
  technologies: 'Technologies',
  back: 'Back to Projects',
  picture: 'The whole page, to scroll through: {title}',
} as const;
