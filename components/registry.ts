import type { Registry } from '@/browser/start';
import type { ClientComponentName } from './ui/client-component';

const small = (name: keyof typeof import('./small-components')) => async () =>
  (await import('./small-components'))[name];

/** Where each client component is. The export hydrates those of a page in their order there. */
export const registry = {
  AgedDate: small('AgedDate'),
  AnswerCount: small('AnswerCount'),
  AutoScroll: small('AutoScroll'),
  Carousel: small('Carousel'),
  CharactersLeft: small('CharactersLeft'),
  ClothChoice: small('ClothChoice'),
  Entrances: small('Entrances'),
  FilmPlayer: small('FilmPlayer'),
  FormBehaviour: small('FormBehaviour'),
  HoursNoticeList: small('HoursNoticeList'),
  OpenNow: small('OpenNow'),
  OpenTarget: small('OpenTarget'),
  PageContents: small('PageContents'),
  PrefillNotice: small('PrefillNotice'),
  PreviewDialog: small('PreviewDialog'),
  ThemeToggle: small('ThemeToggle'),
  Planner: async () => (await import('./planner/Planner')).Planner,
  VisitForm: async () => (await import('./visit/VisitForm')).VisitForm,
} satisfies Registry<ClientComponentName>;
