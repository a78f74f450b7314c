import { labMetrics, measureLab } from './lab';
import { lineMetrics, measureLine } from './line';
import type { Kind } from './options';
import type { Phone } from './phone';
import type { Metric } from './report';
import type { Subject } from './rounds';
import type { Sites, Target } from './sites';
import { controls, measureTap, tapMetrics } from './taps';

/** A way to measure: what, and in which metrics. */
export interface Way {
  readonly title: string;
  readonly metrics: readonly Metric[];
  /** The limit page first. */
  readonly subjects: readonly Subject[];
  /** More to tell below the table. */
  readonly remark?: () => string;
}

function lab(targets: readonly Target[]): Way {
  return {
    title: 'Lighthouse for phones (simulated slow 4G, 4x slowdown)',
    metrics: labMetrics,
    subjects: targets.map(({ page, url }) => ({ name: page, measure: () => measureLab(url) })),
  };
}

function line(targets: readonly Target[], phone: Phone): Way {
  const early = new Map<string, readonly string[]>();
  const subject = ({ page, url }: Target): Subject => ({
    name: page,
    measure: async (phase) => {
      const load = await measureLine(phone, url, phase);
      early.set(page, load.early);
      return load.sample;
    },
  });
  return {
    title: 'A real line of 400 kbit/s and 400 ms, 4x slowdown, nothing cached',
    metrics: lineMetrics,
    subjects: targets.map(subject),
    remark: () =>
      [...early]
        .map(
          ([page, files]) => `\n${page} asks before its largest paint for\n  ${files.join('\n  ')}`,
        )
        .join(''),
  };
}

/** The limit page's menu, then every control on its own page. */
function taps(sites: Sites, phone: Phone): Way {
  const subject = (name: string, url: string, control: (typeof controls)[number]): Subject => ({
    name,
    measure: () => measureTap(phone, url, control),
  });
  return {
    title: 'Answers to taps on the settled page, 4x slowdown',
    metrics: tapMetrics,
    subjects: [
      ...controls.slice(0, 1).map((menu) => subject('limit: menu', sites.limit.url, menu)),
      ...controls.map((control) =>
        subject(`${control.path} ${control.name}`, sites.page(control.path).url, control),
      ),
    ],
  };
}

/** All ways to measure these pages. */
export function waysOf(
  sites: Sites,
  phone: Phone,
  targets: readonly Target[],
): Readonly<Record<Kind, Way>> {
  return { lab: lab(targets), line: line(targets, phone), taps: taps(sites, phone) };
}
