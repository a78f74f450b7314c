import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { fill } from '@/lib/text/fill';
import { cachedCheck } from '../checks/check-window';
import { Sign } from '../fields/IssueList';
import { select } from '../model/edits';
import { countAll } from '../model/plan';
import { countOf } from '../model/window';
import { type PlannerState, usePlanner } from '../state/use-planner';
import { countWindows, formatMetres, joined, windowName } from '../text/format';
import { shortText } from '../text/window-text';

interface RowProps extends Pick<PlannerState, 'checked' | 'words' | 'show'> {
  readonly name: string;
  readonly selected: boolean;
}

/** Memoized: all of the list is rendered while the visitor types. */
const Row = memo(function Row({ checked, name, selected, words, show }: RowProps) {
  const { window, faulty } = checked;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Scrolls only the row, not the page.
    if (selected) row.current?.parentElement?.scrollTo({ left: row.current.offsetLeft });
  }, [selected]);
  return (
    <li ref={row} className="flex-none">
      <button
        type="button"
        aria-current={selected || undefined}
        className="pill min-h-12 max-w-44 gap-2.5 @7xl:w-full @7xl:max-w-none"
        onClick={() => show(select(window.id))}
      >
        <span className="min-w-0">
          <span className="block truncate">
            <Text>{name}</Text>
          </span>
          <span className="block text-sm text-muted @max-7xl:sr-only">
            <Text>{shortText(checked, window.unit, words)}</Text>
          </span>
        </span>
        {/* The selected window shows its errors beside the field, after typing. */}
        {!selected && faulty.length > 0 && <Sign severity="warning" />}
      </button>
    </li>
  );
});

/** The list of windows: a column, or a row on phones. Updates are deferred, so that typing stays responsive. */
export function WindowList() {
  const { state, plan: now, window, shop, words, show } = usePlanner();
  const plan = useDeferredValue(now);
  const all = plan.windows.map((each) => cachedCheck(each, shop));
  const metres = all.reduce(
    (sum, { calculation, window: each }) => sum + (calculation?.metres ?? 0) * countOf(each),
    0,
  );
  const total = [
    countWindows(countAll(plan.windows), words),
    state.stored && words.list.kept,
    metres > 0 && fill(words.list.cloth, { metres: formatMetres(metres, words) }),
  ];
  return (
    <nav
      aria-label={words.list.label}
      className="@5xl:col-span-full @7xl:col-auto @max-7xl:has-[li:only-child]:hidden"
    >
      <ul className="relative -m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] @7xl:grid @7xl:overflow-visible">
        {all.map((checked) => (
          <Row
            key={checked.window.id}
            checked={checked}
            name={windowName(plan, checked.window, words)}
            selected={checked.window.id === window.id}
            words={words}
            show={show}
          />
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        <Text>{joined(words, total)}</Text>
      </p>
    </nav>
  );
}
