import { startCarousel } from '@/components/carousel/start-carousel';
import { openTargets } from '@/components/faq/open-target';
import { playFilmsInPlace } from '@/components/film/play-in-place';
import { animateEntrances } from '@/components/motion/animate-entrances';
import { startAutoScroll } from '@/components/portfolio/scroll-picture';
import { startThemeToggle } from '@/components/theme/theme-toggle';
import type { BehaviourName, IslandName } from './attributes';
import type { View } from './hydrate';
import type { Views } from './views';

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
  /** Whether the page works without it, so that a load error causes no reload. */
  readonly extra?: true;
  readonly load: () => Promise<Start>;
}

/** An island that React hydrates. */
function drawn(when: Island['when'], load: () => Promise<View>): Island {
  return {
    when,
    async load() {
      const [{ hydrate }, view] = await Promise.all([import('./views'), load()]);
      return (element, props, fail) => hydrate(element, view, props, fail);
    },
  };
}

/** A small island in the shared chunk. */
const small = (when: Island['when'], name: keyof Views) =>
  drawn(when, async () => (await import('./views')).views[name]);

const now = (start: Start) => async () => start;

/** Behaviours without React, the most urgent first. */
export const behaviours: Readonly<Record<BehaviourName, Island>> = {
  Entrances: { when: 'last', load: now(animateEntrances) },
  ThemeToggle: { when: 'last', load: now(startThemeToggle) },
  OpenTarget: { when: 'idle', load: now(openTargets) },
  Films: { when: 'idle', load: now(playFilmsInPlace) },
  AutoScroll: { when: 'near', load: now(startAutoScroll) },
  Carousel: { when: 'idle', load: now(startCarousel) },
};

/** Islands, the most urgent first. In `npm run dev` Next hydrates them. */
export const islands: Readonly<Record<IslandName, Island>> = {
  PreviewDialog: small('idle', 'PreviewDialog'),
  AnswerCount: small('idle', 'AnswerCount'),
  Planner: drawn('idle', async () => (await import('@/components/planner/Planner')).Planner.View),
  VisitForm: drawn(
    'idle',
    async () => (await import('@/components/visit/VisitForm')).VisitForm.View,
  ),
  PrefillNotice: small('near', 'PrefillNotice'),
  FormBehaviour: small('near', 'FormBehaviour'),
  CharactersLeft: small('near', 'CharactersLeft'),
  AgedDate: small('near', 'AgedDate'),
  HoursNoticeList: small('near', 'HoursNoticeList'),
  OpenNow: small('idle', 'OpenNow'),
  ThemeFollower: small('idle', 'ThemeFollower'),
};
