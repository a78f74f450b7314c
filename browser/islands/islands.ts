import { startCarousel } from '@/components/carousel/start-carousel';
import { openTargets } from '@/components/faq/open-target';
import { playFilmsInPlace } from '@/components/film/play-in-place';
import { animateEntrances } from '@/components/motion/animate-entrances';
import { startAutoScroll } from '@/components/portfolio/scroll-picture';
import { startThemeToggle } from '@/components/theme/theme-toggle';
import type { IslandName, SmallIslandName } from './attributes';
import type { View } from './hydrate';

/**
 * Starts an island on its element; resolves when it handles taps.
 * @param props its props from the page
 * @param fail called when it throws later
 */
export type Start = (
  element: HTMLElement,
  props: never,
  fail: (error: unknown) => void,
) => void | Promise<void>;

export interface Island {
  /** 'near': close to the viewport; 'idle': soon, wherever it is; 'last': after those. */
  readonly when: 'near' | 'idle' | 'last';
  readonly load: () => Promise<Start>;
}

/** An island that React hydrates. */
function drawn(when: Island['when'], load: () => Promise<{ readonly View: View }>): Island {
  return {
    when,
    async load() {
      const [{ hydrate }, { View }] = await Promise.all([import('./views'), load()]);
      return (element, props, fail) => hydrate(element, View, props, fail);
    },
  };
}

/** A small island in the shared chunk. */
const small = (when: Island['when'], name: SmallIslandName) =>
  drawn(when, async () => (await import('./views'))[name]);

/** Behaviours without React, the most urgent first. */
export const behaviours = {
  Entrances: { when: 'last', load: async () => animateEntrances },
  ThemeToggle: { when: 'last', load: async () => startThemeToggle },
  OpenTarget: { when: 'idle', load: async () => openTargets },
  Films: { when: 'idle', load: async () => playFilmsInPlace },
  AutoScroll: { when: 'near', load: async () => startAutoScroll },
  Carousel: { when: 'near', load: async () => startCarousel },
} satisfies Readonly<Record<string, Island>>;

/** Islands, the most urgent first. In `npm run dev` Next hydrates them. */
export const islands: Readonly<Record<IslandName, Island>> = {
  PreviewDialog: small('idle', 'PreviewDialog'),
  AnswerCount: small('idle', 'AnswerCount'),
  Planner: drawn('idle', async () => (await import('@/components/planner/Planner')).Planner),
  VisitForm: drawn('idle', async () => (await import('@/components/visit/VisitForm')).VisitForm),
  PrefillNotice: small('near', 'PrefillNotice'),
  FormBehaviour: small('near', 'FormBehaviour'),
  CharactersLeft: small('near', 'CharactersLeft'),
  AgedDate: small('near', 'AgedDate'),
  HoursNoticeList: small('near', 'HoursNoticeList'),
  OpenNow: small('idle', 'OpenNow'),
  ThemeFollower: small('idle', 'ThemeFollower'),
};
