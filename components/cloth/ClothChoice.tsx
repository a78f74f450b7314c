'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { clientComponent, Slot } from '@/components/ui/client-component';
import { clothId, firstLight } from '@/config/cloths';
import { choiceText } from '@/lib/text/fill';
import { plainText } from '@/lib/text/typeset';

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
 * Adds the selected cloth and light to every WhatsApp message of the page, and the cloth to the link to
 * the planner. Without it, one message contains the default choice. Until the visitor chooses, the light is the theme's.
 */
export function syncClothChoice(part: Element, signal: AbortSignal): void {
  // From the page's message, since the labels may be translated already.
  const own = part.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]');
  let previous = own
    ? new URL(own.href).searchParams.get('text')?.split(`#${clothId} `)[1]
    : undefined;
  const update = () => {
    const choice = plainText(choiceIn(part, 'checked'));
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
  // Selected before this script was loaded, or restored by the browser.
  let hasChosen = choiceIn(part, 'checked') !== choiceIn(part, 'defaultChecked');
  if (hasChosen) update();
  const onChange = () => {
    hasChosen = true;
    update();
  };
  part.addEventListener('change', onChange, { signal });
  const followTheme = () => {
    const isEvening = document.documentElement.classList.contains('dark');
    const value = firstLight[isEvening ? 'evening' : 'day'];
    const light = part.querySelector<HTMLInputElement>(`[name="light"][value="${value}"]`);
    if (hasChosen || !light || light.checked) return;
    light.checked = true;
    update();
  };
  followTheme();
  const theme = new MutationObserver(followTheme);
  theme.observe(document.documentElement, { attributeFilter: ['class'] });
  signal.addEventListener('abort', () => theme.disconnect());
}

export const ClothChoice = clientComponent(
  'ClothChoice',
  function ClothChoice(props: { readonly className: string; readonly children: ReactNode }) {
    const part = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const unmounted = new AbortController();
      if (part.current) syncClothChoice(part.current, unmounted.signal);
      return () => unmounted.abort();
    }, []);
    return <Slot ref={part} {...props} />;
  },
);
