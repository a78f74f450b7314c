'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { hasModifierKey } from '@/browser/taps';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { clothId, firstLight, opacityId } from '@/config/cloths';
import { choiceText, plainText } from '@/lib/text';

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

const whatsapp = 'a[href^="https://wa.me/"]';

/** A link's message as the page wrote it, and the address with the choice, which React may replace by a new message. */
const written = new WeakMap<HTMLAnchorElement, Readonly<Record<'plain' | 'href', string>>>();

function messageOf(link: HTMLAnchorElement): string {
  const known = written.get(link);
  if (known?.href === link.href) return known.plain;
  return new URL(link.href).searchParams.get('text') ?? '';
}

/**
 * Adds the selected cloth and light to the WhatsApp message that is pressed, and the cloth to the link to the planner. The
 * part's own message is that of the page's answer, with size and price. Without it, its own contains the default choice.
 * Until the visitor chooses, the light is the theme's.
 */
export function syncClothChoice(part: Element, signal: AbortSignal): void {
  const own = part.querySelector<HTMLAnchorElement>(whatsapp);
  // Selected before this script was loaded, or restored by the browser.
  let hasChosen = choiceIn(part, 'checked') !== choiceIn(part, 'defaultChecked');
  const write = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(whatsapp);
    if (!link || (link !== own && !hasChosen)) return;
    const plain = messageOf(link);
    const answer = document.querySelector<HTMLAnchorElement>(`form ${whatsapp}`);
    const { origin, pathname } = location;
    const text =
      link === own
        ? `${answer ? messageOf(answer) : plain.split('\n')[0]}\n${origin}${pathname}#${clothId}`
        : plain;
    const address = link.href.split('?')[0];
    link.href = `${address}?text=${encodeURIComponent(`${text} ${plainText(choiceIn(part, 'checked'))}`)}`;
    written.set(link, { plain, href: link.href });
  };
  for (const type of ['click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, write, { signal, capture: true });
  const update = () => {
    const cloth = part.querySelector<HTMLInputElement>('[name="cloth"]:checked')?.value;
    for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href*="cloth="]')) {
      link.href = link.href.replace(/cloth=\w+/, `cloth=${cloth}`);
    }
  };
  if (hasChosen) update();
  const onChange = () => {
    hasChosen = true;
    update();
  };
  part.addEventListener('change', onChange, { signal });
  const followTheme = () => {
    const isEvening = document.documentElement.classList.contains('dark');
    const light = part.querySelector<HTMLInputElement>(
      `[name="light"]${isEvening ? `[value="${firstLight.evening}"]` : '[checked]'}`,
    );
    if (light && !hasChosen) light.checked = true;
  };
  followTheme();
  const theme = new MutationObserver(followTheme);
  theme.observe(document.documentElement, { attributeFilter: ['class'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

/** Shows the part of another page that a link leads to in the link's place, or follows the link where that fails. */
function openInPlace(link: HTMLAnchorElement, signal: AbortSignal): void {
  const open = async (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    try {
      const page = new DOMParser().parseFromString(
        await (await fetch(link.href)).text(),
        'text/html',
      );
      const target = page.getElementById(link.hash.slice(1));
      if (!target) throw new Error(`nothing at ${link.href}`);
      target.classList.add('dark', 'mt-4');
      target.tabIndex = -1;
      link.replaceWith(target);
      target.focus({ preventScroll: true });
    } catch {
      location.assign(link.href);
    }
  };
  link.addEventListener('click', open, { signal });
}

export const ClothChoice = clientComponent('ClothChoice', (props: ComponentProps<'div'>) => {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const unmounted = new AbortController();
    const { current: own } = part;
    if (own) syncClothChoice(own, unmounted.signal);
    const more = own?.querySelector<HTMLAnchorElement>(`a[href$="#${opacityId}"]`);
    if (more) openInPlace(more, unmounted.signal);
    return () => unmounted.abort();
  }, []);
  return <Slot ref={part} {...props} />;
});
