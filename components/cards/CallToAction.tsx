import { NextActions } from '@/components/contact/PageEnd';
import { getDictionary } from '@/lib/content/dictionary';
import type { CurrentPage } from '@/lib/pages/page';

interface CallToActionProps {
  readonly page: CurrentPage;
  readonly preceding: number;
}

const spans = {
  two: ['sm:col-span-2', ''],
  three: ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
} as const;

/** A call to action that fills the gap at the end of a grid of cards; nothing where no width has a gap. */
export function CallToAction({ page, preceding }: CallToActionProps) {
  if (preceding % 6 === 0) return null;
  const { title, text } = getDictionary(page.locale).nextStep.services;
  return (
    <li
      className={`flex flex-col items-start justify-center rounded border border-line bg-surface p-[min(1.5rem,8vw)] sm:p-8 ${spans.two[preceding % 2]} ${spans.three[preceding % 3]}`}
    >
      <h3 className="font-display text-card">{title}</h3>
      <p className="mt-2 mb-6 max-w-prose text-muted">{text}</p>
      <NextActions page={page} />
    </li>
  );
}
