import { site } from '../site';
import type { ServiceFile } from '../types';

export default {
  order: 2,
  image: 'service-beds',
  galleryImage: [
    'service-beds',
    'service-beds-2',
    'beds-detail-headboard',
    'service-beds-3',
    'curtains-bedroom-hero',
    'beds-detail-base',
  ],
  links: {
    codeRepository: site.links.codeHost,
    liveDemo: site.links.codeHost,
  },
  categories: ['/curtains/bedroom', '/curtains/blackout', '/blinds/blackout', '/curtains/hotel'],
  words: {
    en: {
      title: 'Beds',
      summary:
        'Upholstered beds and headboards made in Doha to the size of your mattress, with or without storage, carried up in parts and assembled in the bedroom.',
      description:
        'Upholstered beds and headboards made around the mattress you own, from a single to 200 × 200 cm. We measure the mattress, the wall behind it and the lift, then build the frame and cover it in velvet, linen weave or faux leather. If the fabric lies in the workshop we start at once; an ordered roll adds its own waiting time. The bed travels in parts and is bolted together in your room.',
      keyFeatures: [
        'Every width from 90 to 200 cm, odd lengths too',
        'Headboards plain, buttoned or in upright channels, on the bed or on the wall',
        'Storage under a base that lifts on gas struts',
        'Slats at most 6 cm apart, so a foam mattress keeps its shape',
        'A middle beam with feet of its own from 140 cm width',
        'Benches and bedside tables in the same cloth or wood',
      ],
      technologies: [
        'Plywood side rails on a solid wood frame',
        'Curved birch slats in rubber holders',
        'Gas struts chosen for the weight of the mattress',
        'Headboard foam of 25 to 30 kg/m³ under a soft wadding',
        'Steel corner plates and bolts that survive a move',
        'Wooden hanging battens for wall-fixed headboards',
      ],
    },
  },
} satisfies ServiceFile;
