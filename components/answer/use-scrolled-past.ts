import { useEffect, useRef, useState } from 'react';

/** Whether a form has left the screen at its upper end. */
export function useScrolledPast() {
  const ref = useRef<HTMLFormElement>(null);
  const [past, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setPast(Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.bottom < 0));
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, past] as const;
}
