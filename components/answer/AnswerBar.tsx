import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';

/** Whether an element has left the screen at its upper end. */
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

interface AnswerBarProps {
  readonly range: string;
  readonly dated: string;
  readonly children: ReactNode;
}

/** Price, or day, and the button, at the foot of small screens. */
export function AnswerBar({ range, dated, children }: AnswerBarProps) {
  return (
    <div className="answer-bar print:hidden">
      <p
        className={`self-center ps-4 leading-tight ${range ? 'font-display text-card' : 'text-sm'}`}
      >
        <Text>{range || dated}</Text>
      </p>
      {children}
    </div>
  );
}
