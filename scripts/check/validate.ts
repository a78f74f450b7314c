import { join } from 'node:path/posix';
import { checkEntries } from './check-entries';
import { type ContentIssue, locationOf } from './content-issue';
import { checkFiles } from './files';
import { contentWarnings } from './warnings';

/** Merges issues that refer to the same missing entry. */
export function mergeMissing(errors: readonly ContentIssue[]): readonly ContentIssue[] {
  const isFirst = ({ missing }: ContentIssue, index: number) =>
    !missing || errors.findIndex((other) => other.missing === missing) === index;
  return errors.filter(isFirst).map((first) => {
    const places = errors.filter(({ missing }) => missing && missing === first.missing);
    if (places.length < 2) return first;
    const lines = places.map((place) => `\n   ${locationOf(place)}: ${place.field}`);
    const message = `${first.message} These ${places.length} places name it. Take it out of each, or name another there; \`npm run tidy\` takes it out of services’ and product pages’ lists.${lines.join('')}`;
    return { ...first, message };
  });
}

/**
 * Checks the content against content/schema/, and its files.
 * @param folder where the content, and public/, stand
 * @returns errors, which block publication, and warnings
 */
export async function checkContent(folder = '.') {
  const { entries, errors } = checkEntries(join(folder, 'content'));
  const files = await checkFiles(folder, entries);
  return {
    errors: [...mergeMissing(errors), ...files.errors],
    warnings: [...contentWarnings(entries), ...files.warnings],
  };
}
