import type { ContentIcon } from '@/config/icons';
import type { TitledText } from '@/lib/content';
import { Icon } from './Icon';
import { Prose } from './Prose';
import { Section, SectionHeading, type SectionProps } from './Section';

const columns = {
  3: 'md:grid-cols-3',
  4: 'grid-cols-pairs lg:grid-cols-4',
  6: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

interface TextSectionProps extends Pick<SectionProps, 'ground' | 'className'> {
  readonly items: readonly (TitledText & { readonly icon?: ContentIcon | undefined })[];
  readonly across: keyof typeof columns;
  /** Without it each text's title is an h2. */
  readonly heading?: Readonly<Record<'id' | 'eyebrow' | 'title', string>>;
}

export function TextSection({ items, across, heading, ...section }: TextSectionProps) {
  if (items.length === 0) return null;
  const Title = heading ? 'h3' : 'h2';
  const onDark = section.ground === 'deep';
  return (
    <Section {...section} labelledBy={heading?.id}>
      {heading && <SectionHeading {...heading} onDark={onDark} />}
      <ul className={`grid gap-x-7 gap-y-6 md:gap-y-10 ${columns[across]}`}>
        {items.map(({ icon, title, text }) => (
          <li
            key={title}
            className={`border-t border-brass pt-5 ${icon ? 'max-md:grid max-md:grid-cols-[min(2.25rem,12vw)_minmax(0,1fr)]' : ''}`}
          >
            {icon && <Icon name={icon} className="row-span-2 mt-1 mb-4 text-brass" />}
            <Title className="font-display text-card">{title}</Title>
            <p className={`mt-1.5 ${onDark ? 'text-dust' : 'text-muted'}`}>
              <Prose>{text}</Prose>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
