import { buildTime } from '@/lib/hours/shop-time';
import { minutesOf } from '@/lib/hours/timetable';
import {
  type ContentEntry,
  type ContentIssue,
  issueAt,
  textsIn,
  valueAt,
} from '@/lib/schema/issue';

/** Shops that close later than this in the night are rare, times in the wrong order are not. */
const latest = minutesOf('6:00');

/** Periods over midnight that end in the morning: '21:00-9:00'. */
const reversed = (entry: ContentEntry) =>
  textsIn(entry.value).flatMap(({ path, text: closes }) => {
    const opens = String(valueAt(entry.value, [...path.slice(0, -1), 'opens']));
    if (path.at(-1) !== 'closes' || !/^\d+:\d+$/.test(closes) || !/^\d+:\d+$/.test(opens))
      return [];
    const isNight = minutesOf(closes) < minutesOf(opens);
    if (!isNight || minutesOf(closes) <= latest) return [];
    return issueAt(entry, path, `${opens}-${closes} is open all night; is the order right?`);
  });

const alwaysClosed = (entry: ContentEntry) =>
  textsIn(valueAt(entry.value, ['week'])).length > 0
    ? []
    : issueAt(entry, ['week'], 'no day has opening hours, so the site says that you are closed');

/** How much a price may differ from what is usual for its unit before it is asked about. */
const most = 20;

/** Prices that are far from the others of their unit, as 12500 instead of 125. */
function strange(entry: ContentEntry) {
  const rates = [valueAt(entry.value, ['products']) ?? []]
    .flat()
    .flatMap((product, at) =>
      [valueAt(product, ['rates']) ?? []]
        .flat()
        .map((rate, index) => ({ path: ['products', at, 'rates', index], ...Object(rate) })),
    );
  return rates.flatMap(({ path, unit, from, to }) => {
    const others = rates.filter((each) => each.unit === unit).map((each) => Number(each.from));
    const usual = others.sort((a, b) => a - b)[Math.floor((others.length - 1) / 2)] ?? 0;
    const far = [from, to].filter((each) => each > usual * most || each < usual / most);
    return far.length > 0 && others.length > 2
      ? issueAt(
          entry,
          path,
          `${far.join(' and ')}: others of this unit begin at about ${usual}; is it right?`,
        )
      : [];
  });
}

/** Prices that are valid only from a day to come. */
function early(entry: ContentEntry) {
  const since = String(valueAt(entry.value, ['since']) ?? '');
  const isToCome = since > new Date(buildTime()).toISOString().slice(0, 10);
  return isToCome ? issueAt(entry, ['since'], `‘${since}’ is still to come; is it right?`) : [];
}

/** What is possible, but more often a slip. */
export const questionsAbout = (entries: readonly ContentEntry[]): readonly ContentIssue[] =>
  entries.flatMap((entry) => [
    ...(entry.collection === 'hours' ? [alwaysClosed(entry), reversed(entry)].flat() : []),
    ...(entry.collection === 'prices' ? [strange(entry), early(entry)].flat() : []),
  ]);
