import { useDeferredValue, useEffect, useRef } from 'react';
import { Text } from '@/components/ui/client-component';
import { cachedCheck } from '@/lib/planner/checks/check-window';
import { select } from '@/lib/planner/model/edits';
import { countAll } from '@/lib/planner/model/plan';
import { countOf } from '@/lib/planner/model/window';
import { countWindows, formatMetres, joined, windowName } from '@/lib/planner/text/format';
import { shortText } from '@/lib/planner/text/window-text';
import { fill } from '@/lib/text';
import { Sign } from '../fields/IssueList';
import { usePlanner } from '../state/use-planner';

/** The list of windows: a column, or a row on phones. Updates are deferred, so that typing stays responsive. */
export function WindowList() {
  const { state, plan: now, window, shop, words, edit } = usePlanner();
  const plan = useDeferredValue(now);
  const all = plan.windows.map((each) => cachedCheck(each, shop));
  const row = useRef<HTMLUListElement>(null);
  const at = plan.windows.findIndex(({ id }) => id === window.id);
  useEffect(() => {
    // Scrolls only the row, not the page.
    const item = row.current?.children[at];
    if (item instanceof HTMLElement) row.current?.scrollTo({ left: item.offsetLeft });
  }, [at]);
  const metres = all.reduce(
    (sum, { calculation, window: each }) =>
      sum + (calculation?.quantities['metre-of-cloth'] ?? 0) * countOf(each),
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
      <ul
        ref={row}
        className="relative -m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] @7xl:grid @7xl:overflow-visible"
      >
        {all.map((checked) => {
          const { window: each, issues } = checked;
          const isWrong = issues.some(({ severity }) => severity === 'error');
          const selected = each.id === window.id;
          return (
            <li key={each.id} className="flex-none">
              <button
                type="button"
                aria-current={selected || undefined}
                className="pill min-h-12 max-w-44 gap-2.5 @7xl:w-full @7xl:max-w-none"
                onClick={() => edit(select(each.id))}
              >
                <span className="min-w-0">
                  <span className="block truncate">
                    <Text>{windowName(plan, each, words)}</Text>
                  </span>
                  <span className="block text-sm text-muted @max-7xl:sr-only">
                    <Text>{shortText(checked, each.unit, words)}</Text>
                  </span>
                </span>
                {/* The selected window shows its errors beside the field, after typing. */}
                {!selected && isWrong && <Sign severity="warning" />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-muted">
        <Text>{joined(words, total)}</Text>
      </p>
    </nav>
  );
}
