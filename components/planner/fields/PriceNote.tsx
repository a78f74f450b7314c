import { Text } from '@/components/ui/Text';
import type { PlannerWords } from '@/content/en/measure';
import { windowPrice } from '@/lib/planner/calculation/price';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import type { Stock } from '@/lib/planner/model/stock';
import { madeText, rangeText } from '@/lib/planner/text/price-text';

interface PriceNoteProps {
  readonly checked: CheckedWindow;
  readonly stock: Stock;
  readonly words: PlannerWords;
}

/** What a window may cost, and how that was made; nothing where the shop gives no price for it. */
export function PriceNote({ checked, stock, words }: PriceNoteProps) {
  const price = windowPrice(checked, stock);
  if (!price) return null;
  return (
    <div className="mt-3 text-sm">
      <p>
        <b>
          <Text>{rangeText(price, stock, words)}</Text>
        </b>{' '}
        <Text>{words.price.note}</Text>
      </p>
      <p className="text-muted">
        <Text>{madeText(price, words)}</Text>
      </p>
    </div>
  );
}
