import { BidiText } from './BidiText';

interface RuledListProps {
  readonly title: string;
  readonly items: readonly string[];
}

export function RuledList({ title, items }: RuledListProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="font-display text-card">{title}</h2>
      <ul className="mt-4 border-t border-brass">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-3">
            <p className="max-w-prose">
              <BidiText>{item}</BidiText>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
