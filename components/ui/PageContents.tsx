'use client';

import { useEffect, useRef, useState } from 'react';
import { clientComponent } from './client-component';

interface Props {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a page by their headings; the last above a third of the window's height is marked. */
export const PageContents = clientComponent('PageContents', ({ label, items }: Props) => {
  const [current, setCurrent] = useState<string>();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        const last = items.findLast(({ id }) => passed.has(id));
        setCurrent((before) => last?.id ?? (before && ''));
      },
      // From a third of the window's height upwards without end: a jump past all of them is noticed.
      { rootMargin: '999999px 0px -66%' },
    );
    for (const { id } of items) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [items]);

  useEffect(() => {
    // Scrolls only the list, not the page, which in low windows has left it. The focused link stays in view.
    if (current === undefined || nav.current?.matches(':focus-within')) return;
    const own = nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.scrollTo({ left: own?.offsetLeft ?? 0, top: own?.offsetTop ?? 0 });
  }, [current]);

  return (
    <nav ref={nav} aria-label={label} className="page-contents" style={{ '--items': items.length }}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="page-contents-link"
              aria-current={id === current || undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
