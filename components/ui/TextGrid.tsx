import type { ContentIcon } from '@/config/icons';
import type { TitledText } from '@/lib/content/types';
import { Icon } from './Icon';
import { BidiText } from './Prose';

const columns = {
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

interface TextGridProps {
  readonly items: readonly (TitledText & { readonly icon?: ContentIcon | undefined })[];
  readonly across: keyof typeof columns;
  readonly textClass?: string;
  readonly level?: 'h2' | 'h3';
}

export function TextGrid({
  items,
  across,
  textClass = 'text-muted',
  level: Title = 'h3',
}: TextGridProps) {
  return (
    <ul className={`grid gap-x-7 gap-y-6 md:gap-y-10 ${columns[across]}`}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={`border-t border-brass pt-5 ${icon ? 'icon-beside' : ''}`}>
          {icon && <Icon name={icon} className="row-span-2 mt-1 mb-4 text-brass" />}
          <Title className="font-display text-card">{title}</Title>
          <p className={`mt-1 ${textClass}`}>
            <BidiText>{text}</BidiText>
          </p>
        </li>
      ))}
    </ul>
  );
}
