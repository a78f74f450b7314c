import { flushSync } from 'react-dom';
import { Text } from '@/components/ui/client-component';
import { next } from '@/lib/planner/model/edits';
import { joined } from '@/lib/planner/text/format';
import { homePrice } from '@/lib/planner/text/price';
import { usePlanner } from '../state/use-planner';

/** The price of all windows, next window and send; sticky at the bottom, except in low viewports and at large text. */
export function PlanBar() {
  const { plan, shop, words, edit } = usePlanner();
  const price = homePrice(plan, shop);
  return (
    <div className="page-bar mt-4 flex flex-wrap items-center gap-2.5">
      {price && (
        // In two lines beside the buttons, in one above them.
        <p className="flex flex-[1_1_8rem] flex-wrap items-baseline gap-x-2 leading-tight">
          <span className="figures text-figure whitespace-nowrap">
            <Text>{price.range}</Text>
          </span>
          <span className="text-xs text-muted">
            <Text>{joined(words, [price.windows, price.before])}</Text>
          </span>
        </p>
      )}
      <div className="flex flex-auto flex-wrap gap-2.5">
        <button
          type="button"
          className="button flex-auto px-3"
          onClick={({ currentTarget: { form } }) => {
            // The width is a window's first field.
            flushSync(() => edit(next));
            form?.querySelector<HTMLInputElement>('[name=widthTop]')?.focus();
          }}
        >
          {words.next}
        </button>
        <button
          type="button"
          className="button button-primary flex-auto px-3"
          onClick={() => {
            const send = document.getElementById('send');
            send?.scrollIntoView();
            send?.focus({ preventScroll: true });
          }}
        >
          {words.send}
        </button>
      </div>
    </div>
  );
}
