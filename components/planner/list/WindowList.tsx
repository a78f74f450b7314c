import { memo, useDeferredValue, useEffect, useRef } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { cachedCheck } from '@/lib/planner/checks/cached-check';
import { needsAttention } from '@/lib/planner/checks/check-window';
import { fieldText } from '@/lib/planner/model/length';
import type { Plan, PlannedWindow } from '@/lib/planner/model/plan';
import type { Stock } from '@/lib/planner/model/stock';
import { formatMetres, formatSize, joined } from '@/lib/planner/text/format';
import { windowName } from '@/lib/planner/text/names';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import { Sign } from '../fields/IssueList';
import { useChoice } from '../state/use-choice';

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly selected: boolean;
  /** Whether one of its numbers cannot be right. */
  readonly marked: boolean;
  readonly onSelect: (id: string) => void;
}

/** Drawn again only when its own window changes: forty of them stand beside what is typed. */
const Row = memo(function Row({ id, name, detail, selected, marked, onSelect }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const strip = row.current?.parentElement;
    if (!selected || !row.current || !strip) return;
    // Only the strip scrolls, not the page.
    const box = row.current.getBoundingClientRect();
    const frame = strip.getBoundingClientRect();
    const rtl = getComputedStyle(strip).direction === 'rtl';
    strip.scrollBy({ left: rtl ? box.right - frame.right : box.left - frame.left });
  }, [selected]);
  return (
    <li ref={row}>
      <button
        type="button"
        aria-current={selected || undefined}
        className="plan-row"
        onClick={() => onSelect(id)}
      >
        <span className="min-w-0">
          <span key={name} className="block truncate">
            {name}
          </span>
          <span key={detail} className="plan-detail">
            {detail}
          </span>
        </span>
        {marked && <Sign severity="warning" />}
      </button>
    </li>
  );
});

function detailOf(plan: Plan, window: PlannedWindow, stock: Stock, words: PlannerWords): string {
  const { measured, ...checked } = cachedCheck(plan, window, stock, words);
  const { width, height } = measured.governing;
  const known = (cm: number | undefined) =>
    cm === undefined ? words.unknown : fieldText(cm, plan.unit);
  const size =
    width || height
      ? formatSize(known(width?.cm), known(height?.cm), words.units[plan.unit], words)
      : words.list.unmeasured;
  const check = needsAttention({ measured, ...checked }) && words.list.check;
  return joined([words.productName[window.product], check || size], words);
}

interface WindowListProps {
  readonly plan: Plan;
  readonly selected: string;
  readonly stock: Stock;
  readonly words: PlannerWords;
  readonly stored: boolean;
  readonly onSelect: (id: string) => void;
}

const Rows = memo(function Rows({ plan, selected, stock, words, onSelect }: WindowListProps) {
  return (
    <ul className="plan-strip">
      {plan.windows.map((window) => (
        <Row
          key={window.id}
          id={window.id}
          name={windowName(plan, window, words)}
          detail={detailOf(plan, window, stock, words)}
          selected={window.id === selected}
          // Of the selected window it is said beside the field, and not while it is typed.
          marked={window.id !== selected && needsAttention(cachedCheck(plan, window, stock, words))}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
});

/** How many windows there are, whether the device keeps them, and the cloth that they take together. */
function Total({ plan, stock, words, stored }: WindowListProps) {
  const metres = plan.windows.reduce(
    (sum, window) => sum + (cachedCheck(plan, window, stock, words).calculation?.metres ?? 0),
    0,
  );
  const cloth = metres > 0 && fill(words.list.cloth, { metres: formatMetres(metres, words) });
  const count = plural(plan.windows.length, words.list.windows, words.language);
  const text = joined([count, stored && words.list.kept, cloth], words);
  return (
    <p key={text} className="plan-total">
      {text}
    </p>
  );
}

/** The windows: a column at the side, a row on a phone once there are two. It follows what is typed, and never holds it up. */
export function WindowList({ onSelect, ...props }: WindowListProps) {
  // The row answers the press; its window's fields are drawn after that.
  const [selected, select] = useChoice(props.selected, onSelect);
  const plan = useDeferredValue(props.plan);
  return (
    <nav aria-label={props.words.list.label} className="plan-list">
      <Rows {...props} plan={plan} selected={selected} onSelect={select} />
      <Total {...props} plan={plan} selected={selected} onSelect={select} />
    </nav>
  );
}
