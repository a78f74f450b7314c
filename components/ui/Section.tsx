import type { ComponentProps, ReactNode } from 'react';
import { Prose } from './Prose';

const grounds = {
  paper: 'bg-background text-text',
  linen: 'bg-surface text-text',
  deep: 'bg-deep text-cream',
} as const;

export interface SectionProps {
  readonly ground?: keyof typeof grounds | undefined;
  readonly id?: string;
  readonly labelledBy?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { ground = 'paper', id, labelledBy, className = '', children } = props;
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`band ${grounds[ground]}${className && ` ${className}`}`}
    >
      <div className="container-page">{children}</div>
    </section>
  );
}

export const Eyebrow = ({ children, className = '' }: ComponentProps<'p'>) => (
  <p className={`eyebrow ${className}`.trimEnd()}>{children}</p>
);

interface HeadingProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly id?: string;
  readonly text?: string;
  readonly onDark?: boolean;
}

export const Heading = ({ eyebrow, title, id, text, onDark }: HeadingProps) => (
  <>
    {eyebrow && <Eyebrow className={onDark ? 'text-dust' : ''}>{eyebrow}</Eyebrow>}
    <h2 id={id} className="font-display text-section">
      {title}
    </h2>
    {text && (
      <p className={`mt-4 max-w-prose ${onDark ? 'text-dust' : 'text-muted'}`}>
        <Prose>{text}</Prose>
      </p>
    )}
  </>
);

export const SectionHeading = ({
  children,
  ...heading
}: HeadingProps & { readonly children?: ReactNode }) => (
  <div className="mb-6 sm:mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
    <div>
      <Heading {...heading} />
    </div>
    {children}
  </div>
);

interface BesideProps {
  readonly picture?: ReactNode;
  /** Without it on phones, whose page would only be longer. */
  readonly wideOnly?: boolean | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Words with a picture at their end side; on phones it is a strip above them (picture/picture.css). */
export function Beside({ picture, wideOnly, className = '', children }: BesideProps) {
  if (!picture) return children;
  return (
    <div className={`beside ${className}`.trimEnd()}>
      <div className={`frame${wideOnly ? ' max-sm:hidden' : ''}`}>{picture}</div>
      <div>{children}</div>
    </div>
  );
}

type TitledSectionProps = Pick<SectionProps, 'ground' | 'children'> &
  Pick<BesideProps, 'picture' | 'wideOnly'> &
  Omit<HeadingProps, 'onDark'> & { readonly id: string };

export function TitledSection(props: TitledSectionProps) {
  const { ground = 'paper', picture, wideOnly, children, ...heading } = props;
  const startsWithPicture = picture && !wideOnly;
  return (
    <Section
      ground={ground}
      labelledBy={heading.id}
      className={startsWithPicture ? 'max-sm:pt-0' : ''}
    >
      <Beside picture={picture} wideOnly={wideOnly}>
        <SectionHeading {...heading} onDark={ground === 'deep'} />
        {children}
      </Beside>
    </Section>
  );
}

/** Where a phone's first screen ends, for which the build inlines the critical CSS (docs/build.md). */
export const FirstScreenEnd = () => (
  <div
    hidden
    data-first-screen-end=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then ignores the content
    dangerouslySetInnerHTML={{ __html: '' }}
  />
);
