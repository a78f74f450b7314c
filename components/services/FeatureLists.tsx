import type { ReactNode } from 'react';
import { Prose, Section } from '@/components/ui';

const names = ['keyFeatures', 'technologies'] as const;

interface FeatureListsProps {
  readonly titles: Readonly<Record<(typeof names)[number], string>>;
  readonly lists: Readonly<Record<(typeof names)[number], readonly string[]>>;
  readonly children?: ReactNode;
}

export function FeatureLists({ titles, lists, children }: FeatureListsProps) {
  const shown = names.filter((name) => lists[name].length > 0);
  if (shown.length === 0 && !children) return null;
  return (
    <Section ground="linen">
      <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
        {shown.map((name) => (
          <div key={name}>
            <h2 className="font-display text-card">{titles[name]}</h2>
            <ul className="mt-4 border-t border-brass">
              {lists[name].map((item) => (
                <li key={item} className="border-b border-line py-2 sm:py-3">
                  <p className="max-w-prose">
                    <Prose>{item}</Prose>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {children}
    </Section>
  );
}
