'use client';

import { useEffect, useRef, useState } from 'react';
import { clientComponent } from './client-component';

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** The section in the upper third of the window, or else the first one. */
function currentSection(items: PageContentsProps['items']): number {
  const passed = items.findLastIndex(({ id }) => {
    const section = document.getElementById(id);
    return (
      section &&
      // Safari before 17.4 lacks it.
      section.checkVisibility?.() !== false &&
      section.getBoundingClientRect().top < innerHeight / 3
    );
  });
  return Math.max(0, passed);
}

/** Scrolls a link into the middle of the table, but not the focused one out of it. */
function showInTable(link: Element, table: Element): void {
  if (table.matches(':focus-within')) return;
  const [inner, outer] = [link.getBoundingClientRect(), table.getBoundingClientRect()];
  table.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  });
}

export const PageContents = clientComponent(
  'PageContents',
  function PageContents({ label, items }: PageContentsProps) {
    const table = useRef<HTMLElement>(null);
    const [current, setCurrent] = useState<number>();

    useEffect(() => {
      let request = 0;
      const mark = () => {
        cancelAnimationFrame(request);
        request = requestAnimationFrame(() => setCurrent(currentSection(items)));
      };
      mark();
      const unmounted = new AbortController();
      for (const event of ['scroll', 'resize', 'input'])
        addEventListener(event, mark, { passive: true, signal: unmounted.signal });
      return () => unmounted.abort();
    }, [items]);

    useEffect(() => {
      const link = current !== undefined && table.current?.querySelectorAll('a')[current];
      if (link && table.current) showInTable(link, table.current);
    }, [current]);

    return (
      <nav
        ref={table}
        aria-label={label}
        className="page-contents"
        style={{ '--items': items.length }}
      >
        <ul>
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="page-contents-link"
                aria-current={index === current || undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
);
