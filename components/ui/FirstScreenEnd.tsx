import { firstScreenEndAttribute } from '@/client/contracts';

/**
 * Marks where the first screen of a page ends, on large screens too. The export puts the critical CSS up to here into the
 * page and the link to the whole style sheet in this place (docs/build.md), so that the first paint does not wait for it.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      {...{ [firstScreenEndAttribute]: '' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; tells React that the inside is not its own
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
