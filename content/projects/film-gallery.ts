import { site } from '../site';
import type { ProjectFile } from '../types';

export default {
  order: 3,
  sample: true,
  image: 'project-film-gallery',
  githubLink: site.links.codeHost,
  liveDemoLink: '/gallery',
  words: {
    en: {
      title: 'Film gallery',
      summary:
        'Nine short silent films of curtains and blinds in motion, with posters and captions, no third-party player and nothing loaded before it is needed.',
      description: [
        'A photograph cannot show how a slat tilts or how fast a room goes dark. The gallery does it with loops of six seconds in three sections: living-room curtains, blackout, and blinds for offices and windows. The films are files of the site itself and have no sound. If the owner later names a film on a video host, its player loads only after the visitor presses play, from the host’s no-cookie address.',
        'The page is static HTML with a poster and a caption for every film, and without JavaScript the browser’s own video controls play them. For a visitor who asks for less motion nothing starts by itself. The films were rendered by computer for this site and stand in for recordings from real homes, which will take the same places under the same names.',
      ],
      keyFeatures: [
        'Three sections of three films, each with a caption that says what to look at',
        'No request to another host until a visitor asks for it',
        'Respects the setting for reduced motion',
        'Figures appear once as they scroll into view and then stay still',
      ],
      technologies: [
        'TypeScript',
        'Next.js static export',
        'React',
        'Tailwind CSS',
        'Framer Motion',
        'H.264 video',
      ],
    },
  },
} satisfies ProjectFile;
