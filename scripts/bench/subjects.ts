import { measureLab } from './lab';
import { measureLine } from './line';
import type { Phone } from './phone';
import type { Subject } from './rounds';
import type { Sites, Target } from './sites';
import { controls, measureTap } from './taps';

/** What is measured, the limit page first. */
export function labSubjects(targets: readonly Target[]): Subject[] {
  return targets.map(({ page, url }) => ({ name: page, measure: () => measureLab(url) }));
}

/** @param early takes what each page had asked for before its largest paint, in the last round */
export function lineSubjects(
  targets: readonly Target[],
  phone: Phone,
  early: Map<string, readonly string[]>,
): Subject[] {
  return targets.map(({ page, url }) => ({
    name: page,
    measure: async (phase) => {
      const load = await measureLine(phone, url, phase);
      early.set(page, load.early);
      return load.sample;
    },
  }));
}

/** The limit page's menu, then every control on its own page. */
export function tapSubjects(sites: Sites, phone: Phone): Subject[] {
  const [menu] = controls;
  const limits = menu
    ? [{ name: `limit: ${menu.name}`, measure: () => measureTap(phone, sites.limit.url, menu) }]
    : [];
  return [
    ...limits,
    ...controls.map((control) => ({
      name: `${control.path} ${control.name}`,
      measure: () => measureTap(phone, sites.page(control.path).url, control),
    })),
  ];
}
