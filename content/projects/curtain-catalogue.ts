import { site } from '../site';
import type { ProjectFile } from '../types';

export default {
  order: 1,
  sample: true,
  image: 'project-curtain-catalogue',
  githubLink: site.links.codeHost,
  liveDemoLink: '/curtains',
  words: {
    en: {
      title: 'Curtain catalogue',
      summary:
        'Eight curtain pages and six blind pages from one template: each product is one typed content file, rendered to plain HTML at build time.',
      description: [
        'The catalogue shows what the shop makes, from blackout curtains to vertical blinds. All fourteen product pages share one template, and each product is one TypeScript file: facts, six media items and the words. The compiler reads those files as strictly as code. A missing caption, a picture that does not exist or a link to a page that is not there stops the build.',
        'Every page is rendered when the site is built and served as an ordinary file, so no server has to think while a customer waits. Without JavaScript the text, the pictures and the links are all there; scripts add the preview and the carousels. There is a price for this: a changed word needs a new build. The pictures are computer renders until the shop has its own photographs.',
      ],
      keyFeatures: [
        'One new file adds a product: page, menu entry and sitemap line follow from it',
        'Delivery times, fullness and fixing are fields with types, not loose text',
        'Each picture is named once, with its alternative text and the point a crop must keep',
        'WhatsApp links carry a greeting that names the product on the page',
        'Logical CSS properties throughout, ready for a right-to-left edition',
      ],
      technologies: [
        'TypeScript',
        'Next.js static export',
        'React',
        'Tailwind CSS',
        'Swiper',
        'sharp',
      ],
    },
  },
} satisfies ProjectFile;
