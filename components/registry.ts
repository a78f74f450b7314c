import type { Registry } from '@/browser/start';

const small = (name: keyof typeof import('./small-components')) => async () =>
  (await import('./small-components'))[name];

/** Where each client component is. The export hydrates those of a page in their order there. */
export const registry: Registry = {
  AgedDate: small('AgedDate'),
  Carousel: async () => (await import('./carousel/Carousel')).Carousel,
  ClothChoice: small('ClothChoice'),
  ContactBar: small('ContactBar'),
  Entrances: small('Entrances'),
  FaqSearch: async () => (await import('./faq/FaqSearch')).FaqSearch,
  FilmPlayer: async () => (await import('./film/FilmPlayer')).FilmPlayer,
  FormEnhancer: async () => (await import('./form/FormEnhancer')).FormEnhancer,
  HoursNoticeList: small('HoursNoticeList'),
  OpenNow: small('OpenNow'),
  OpenTarget: small('OpenTarget'),
  PageContents: small('PageContents'),
  Answer: async () => (await import('./answer/Answer')).Answer,
  PhotoRequest: async () => (await import('./services/PhotoRequest')).PhotoRequest,
  Planner: async () => (await import('./planner/Planner')).Planner,
  PreviewDialog: async () => (await import('./preview/PreviewDialog')).PreviewDialog,
  ThemeToggle: small('ThemeToggle'),
  VisitForm: async () => (await import('./visit/VisitForm')).VisitForm,
};
