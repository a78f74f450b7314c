import { site } from '../site';
import type { ProjectFile } from '../types';

export default {
  order: 2,
  sample: true,
  image: 'project-services-directory',
  githubLink: site.links.codeHost,
  liveDemoLink: '/service',
  words: {
    en: {
      title: 'Services directory',
      summary:
        'Eleven crafts, from majlis seating to aluminium doors, in a grid that opens in place while every service keeps a static address of its own.',
      description: [
        'A customer who comes for curtains often needs a carpet or a cabinet as well. The directory lists the eleven services as cards with a description cut at 100 characters. ‘Details More’ puts one service in the place of the grid, and ‘Back to Services’ returns to the same scroll position. To the browser both are real links, so a service can be bookmarked, shared and found by search.',
        'The details are rendered to HTML in advance, one file per service. With scripts switched off, the same links open the same pages as full page loads; nothing is hidden behind a click handler. The content is a typed list and not a database. That is right for eleven entries which change a few times a year, and it would be wrong for a shop with live stock.',
      ],
      keyFeatures: [
        'Details open in place and still have an address that can be shared',
        'The scroll position is kept on the way back to the grid',
        'Each service has six gallery pictures and links to the products it belongs with',
        'Read More and Show Less work per card and announce their state',
      ],
      technologies: ['TypeScript', 'Next.js static export', 'React', 'Tailwind CSS', 'Playwright'],
    },
  },
} satisfies ProjectFile;
