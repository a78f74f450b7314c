import type { ComponentProps } from 'react';
import { Section } from './Section';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading';

interface TitledSectionProps
  extends Pick<ComponentProps<typeof Section>, 'ground' | 'children'>,
    Pick<SectionHeadingProps, 'eyebrow' | 'title' | 'text'> {
  readonly id: string;
}

export function TitledSection({ ground, children, ...heading }: TitledSectionProps) {
  return (
    <Section {...(ground && { ground })} labelledBy={heading.id}>
      <SectionHeading {...heading} {...(ground === 'deep' && { eyebrowClass: 'text-dust' })} />
      {children}
    </Section>
  );
}
