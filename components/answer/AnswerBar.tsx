import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Text } from '@/components/ui/client-component';

interface AnswerBarProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly text: string;
  readonly isRange: boolean;
  readonly children: ReactNode;
}

export function AnswerBar({ form, text, isRange, children }: AnswerBarProps) {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && entry.boundingClientRect.bottom < 0);
    });
    if (form.current) observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  if (!isPast) return null;
  return (
    <div className="answer-bar print:hidden">
      <p
        className={`self-center ps-4 leading-tight ${isRange ? 'figures flex-auto text-lg' : 'flex-[99_1_7rem] text-sm'}`}
      >
        <Text>{text}</Text>
      </p>
      {children}
    </div>
  );
}
