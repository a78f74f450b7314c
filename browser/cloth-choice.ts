import { choiceText } from '@/lib/text/choice-text';
import { clothClass } from './contracts';

/** The choice as it stands, or as the page began with it. */
function choiceIn(part: Element, is: 'checked' | 'defaultChecked'): string {
  const groups = [...part.querySelectorAll('fieldset')];
  return choiceText(
    groups.map((group) => {
      const chosen = [...group.querySelectorAll('input')].find((input) => input[is]);
      const [legend, label] = [group.firstElementChild, chosen?.parentElement];
      return [legend?.textContent ?? '', label?.textContent ?? ''];
    }),
  );
}

/**
 * Takes the cloth and the light that the visitor looks at into every WhatsApp message that the page begins, and the cloth to
 * the planner. Without it, one message names what the page shows first.
 */
export function syncClothChoice(): void {
  const part = document.querySelector(`.${clothClass}`);
  if (!part) return;
  // As the page's own message has it: the labels may be translated already.
  const own = part.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  let previous = own ? new URL(own.href).searchParams.get('text')?.split('#cloth ')[1] : undefined;
  const update = () => {
    const choice = choiceIn(part, 'checked');
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')) {
      const { origin, pathname, searchParams } = new URL(link.href);
      const text = searchParams.get('text')?.replace(` ${previous}`, '');
      link.href = `${origin}${pathname}?text=${encodeURIComponent(`${text} ${choice}`)}`;
    }
    const cloth = part.querySelector<HTMLInputElement>('[name="cloth"]:checked')?.value;
    for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href*="cloth="]')) {
      link.href = link.href.replace(/cloth=\w+/, `cloth=${cloth}`);
    }
    previous = choice;
  };
  part.addEventListener('change', update);
  // Chosen before this script came, or put back by the browser.
  if (choiceIn(part, 'checked') !== choiceIn(part, 'defaultChecked')) update();
}
