/**
 * The rule of production builds, also as a command (`tsx scripts/check/publishable.ts`): what is
 * invented is not published unless ALLOW_SAMPLE is 1.
 */
import { basename } from 'node:path';
import { environment } from '@/lib/environment';
import { placeOf } from './fault';
import { findGroups, type Group } from './findings';
import { summary } from './report';

/** How much of a group a refusal names; `npm run check:content` lists the rest. */
const named = 10;

function reasons({ title, findings }: Group): string[] {
  const shown = findings.slice(0, named);
  const more = findings.length - shown.length;
  return [
    `${title}:`,
    ...shown.map((finding) => `  ${placeOf(finding)}  ${finding.field}: ${finding.now}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/** Why the content may not be published as it is; undefined when it may. */
export function refusal(groups: readonly Group[]): string | undefined {
  const stopping = groups.filter(
    ({ stopsPublishing, findings }) => stopsPublishing && findings.length > 0,
  );
  if (stopping.length === 0) return undefined;
  return [
    'Not published: invented content must not reach the public by accident.',
    ...stopping.flatMap(reasons),
    'docs/owner.md shows how to replace each kind; npm run check:content lists all of it.',
    'To publish it all the same, as a demonstration: ALLOW_SAMPLE=1',
  ].join('\n');
}

interface Publishing {
  /** Whether the build is for the public. */
  readonly production: boolean;
  /** Whether sample content may be published, said outright. */
  readonly allowed: boolean;
  readonly groups: () => readonly Group[];
  readonly say: (line: string) => void;
}

const ours: Publishing = {
  production: environment.production,
  allowed: process.env.ALLOW_SAMPLE === '1',
  groups: findGroups,
  say: console.log,
};

/**
 * Prints what is still sample, and refuses invented reviews, clients, contact facts and pages unless
 * ALLOW_SAMPLE is 1. A local preview shows everything.
 * @throws an Error whose message names what is left and where
 */
export function assertPublishable({ production, allowed, groups, say }: Publishing = ours): void {
  if (!production) return;
  const found = groups();
  const lines = summary(found);
  if (lines.length === 0) return;
  say('Still sample or open in content/:');
  for (const line of lines) say(line);
  const reason = refusal(found);
  if (reason === undefined) return;
  if (!allowed) throw new Error(reason);
  say('Published all the same, because ALLOW_SAMPLE is 1.');
}

if (basename(process.argv[1] ?? '') === 'publishable.ts') {
  try {
    assertPublishable();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
