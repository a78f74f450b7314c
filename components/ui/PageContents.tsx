'use client';

import { useEffect, useRef, useState } from 'react';
import { clientComponent } from './client-component';

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a page by their headings; the last above a third of the window's height is marked. */
export const PageContents = clientComponent(
  'PageContents',
  function PageContents({ label, items }: PageContentsProps) {
    const [current, setCurrent] = useState('');
    const link = useRef<HTMLAnchorElement>(null);

    useEffect(() => {
      const passed = new Set<string>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries)
            if (isIntersecting) passed.add(target.id);
            else passed.delete(target.id);
          setCurrent(items.findLast(({ id }) => passed.has(id))?.id ?? '');
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
      const { current: own } = link;
      if (current && own && !own.closest(':focus-within:not(a)'))
        own.closest('nav')?.scrollTo({ left: own.offsetLeft, top: own.offsetTop });
    }, [current]);

    return (
      <nav aria-label={label} className="page-contents" style={{ '--items': items.length }}>
        <ul>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a
                ref={id === current ? link : undefined}
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
  },
);
