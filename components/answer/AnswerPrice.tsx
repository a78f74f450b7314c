import { Text } from '@/components/ui/Text';
import type { Answered } from './texts';

interface AnswerPriceProps extends Pick<Answered, 'range' | 'about' | 'check'> {
  readonly unpriced: string;
}

/** The price, what it is for, or what cannot be read of the size. */
export function AnswerPrice({ range, about, check, unpriced }: AnswerPriceProps) {
  return (
    <output className="mt-3 block min-h-12 noscript:mt-0">
      {!check && (
        <span className={range ? 'me-2 font-display text-numeral' : ''}>
          <Text>{range || unpriced}</Text>
        </span>
      )}{' '}
      <span className={`inline-block text-sm ${check ? '' : 'text-muted'}`}>
        <Text>{check || (range && about)}</Text>
      </span>
    </output>
  );
}
