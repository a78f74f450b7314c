import { finder } from '@/lib/text/search';

/** Hides answers without every word of a query, their subjects and the links to these. @returns how many match */
export function filterAnswers(
  page: HTMLElement,
  query: string,
  synonyms: readonly string[],
): number {
  const finds = finder(query, synonyms);
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a')];
  let left = 0;
  for (const subject of page.querySelectorAll<HTMLElement>('[data-subject]')) {
    const title = subject.querySelector('h2')?.textContent;
    let leftHere = 0;
    for (const item of subject.querySelectorAll('details')) {
      item.hidden = !finds(`${title} ${item.textContent}`);
      if (!item.hidden) leftHere += 1;
    }
    subject.hidden = leftHere === 0;
    // Not its `hash`, which is encoded.
    const link = links.find((each) => each.getAttribute('href') === `#${subject.dataset.subject}`);
    if (link?.parentElement) link.parentElement.hidden = subject.hidden;
    left += leftHere;
  }
  return left;
}
