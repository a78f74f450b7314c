import type { FaqWords } from '../../types';
import aluminium from './aluminium';
import blackout from './blackout';
import blindsCare from './blinds-care';
import cabinetsAndBeds from './cabinets-and-beds';
import carpetsAndFlooring from './carpets-and-flooring';
import childSafety from './child-safety';
import delivery from './delivery';
import fabricCare from './fabric-care';
import heatAndSun from './heat-and-sun';
import hiringUs from './hiring-us';
import hotels from './hotels';
import majlis from './majlis';
import measuring from './measuring';
import motors from './motors';
import offices from './offices';
import payment from './payment';
import prices from './prices';
import privacyAndSheers from './privacy-and-sheers';
import refunds from './refunds';
import rentedFlats from './rented-flats';
import revisions from './revisions';
import sofas from './sofas';
import villas from './villas';
import wallpaper from './wallpaper';
import waveAndPleats from './wave-and-pleats';

const categories: readonly FaqWords[] = [
  measuring,
  prices,
  payment,
  delivery,
  blackout,
  heatAndSun,
  privacyAndSheers,
  waveAndPleats,
  motors,
  fabricCare,
  blindsCare,
  childSafety,
  rentedFlats,
  villas,
  majlis,
  sofas,
  cabinetsAndBeds,
  carpetsAndFlooring,
  wallpaper,
  aluminium,
  hotels,
  offices,
  hiringUs,
  revisions,
  refunds,
];

export const faqPage = {
  title: 'FAQ',
  description:
    'Short answers on measuring, prices, delivery days, blackout, motors, majlis seating, fabric care and permits for villas, flats and offices in Qatar.',
  overline: 'Questions',
  heading: 'Before you ask',
  subheading:
    'Twenty-five subjects, from measuring to motors. Type a word, or send us the question.',
  search: {
    label: 'Search the questions',
    placeholder: 'Search: blackout, motor, Friday…',
    left: { zero: 'No answer', one: '{count} answer', other: '{count} answers' },
    nothing: 'None of our answers has all these words. Try fewer, or send us the question.',
  },
  subjects: 'Subjects',
  ask: {
    overline: 'Not here',
    title: 'Send us the question',
    text: 'A photo of the window and one sentence are enough. We answer in the opening hours.',
    whatsapp: 'Chat on WhatsApp',
    write: 'Write a message',
  },
  categories,
} as const;
