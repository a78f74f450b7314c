'use client';

import { useEffect, useRef, useState } from 'react';
import { clientComponent } from './client-component';

interface PageContentsProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the sections of a page by their headings; the one at a third of the window's height is marked. */
export const PageContents = clientComponent(
  'PageContents',
  function PageContents({ label, items }: PageContentsProps) {
    const [current, setCurrent] = useState('');
    const link = useRef<HTMLAnchorElement>(null);

    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
          const top = document.getElementById(items[0]?.id ?? '')?.getBoundingClientRect().top;
          if (entered) setCurrent(entered.target.querySelector('h2')?.id ?? '');
          // Above the first section none is current.
          else if (top !== undefined && top > innerHeight / 3) setCurrent('');
        },
        { rootMargin: '-33% 0px -66%' },
      );
      for (const { id } of items) {
        const section = document.getElementById(id)?.parentElement;
        if (section) observer.observe(section);
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
