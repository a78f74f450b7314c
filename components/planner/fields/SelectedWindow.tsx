import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import type { Fix, Issue } from '@/lib/planner/checks/issue';
import { type LengthField, longestName, type PlannedWindow } from '@/lib/planner/model/plan';
import type { Stock } from '@/lib/planner/model/stock';
import { issuePieces, plainText } from '@/lib/planner/text/format';
import { windowName } from '@/lib/planner/text/names';
import { newId } from '../state/new-id';
import type { PlannerState } from '../state/use-plan';
import { useTyping } from '../state/use-typing';
import { Details } from './Details';
import type { FieldProps } from './field-props';
import { progressId } from './LengthInput';
import { PriceNote } from './PriceNote';
import { progressText, ShortForm } from './ShortForm';

interface SelectedWindowProps extends PlannerState {
  readonly checked: CheckedWindow;
  readonly stock: Stock;
  readonly words: PlannerWords;
  readonly onCopied: (name: string) => void;
}

/** All fields of the selected window. */
export function SelectedWindow(props: SelectedWindowProps) {
  const { plan, window, checked, stock, words, ready, dispatch, onCopied } = props;
  const { id } = window;
  const { typing, begin, settle } = useTyping(id);
  const onType = useCallback(
    (field: LengthField, text: string) => {
      dispatch({ type: 'type', id, field, text });
      begin(field);
    },
    [dispatch, id, begin],
  );
  const onChange = useCallback(
    (change: Partial<PlannedWindow>) => dispatch({ type: 'change', id, change }),
    [dispatch, id],
  );
  const onFix = useCallback(
    ({ fields }: Issue, { change }: Fix) => {
      // The answer goes with its sentence; the field that it was about takes the focus.
      const [choice = '', value] = Object.entries(change)[0] ?? [];
      const wanted = fields[0]
        ? `input[name="${fields[0]}"]`
        : `input[name="${choice}"][value="${value}"]`;
      const field = document.querySelector<HTMLInputElement>(wanted);
      const seen = field?.checkVisibility?.() ? field : document.getElementById(progressId);
      seen?.focus();
      dispatch({ type: 'change', id, change });
    },
    [dispatch, id],
  );
  const issues = useMemo(
    () =>
      typing
        ? checked.issues.filter(
            ({ severity, fields }) => severity === 'ok' || !fields.includes(typing),
          )
        : checked.issues,
    [checked, typing],
  );
  // Said aloud once a number is whole, and only when it is something else than before.
  const warning = issues.find(({ severity }) => severity === 'warning');
  const saying = warning
    ? plainText(issuePieces(warning, window, plan.unit, words))
    : progressText({ checked, issues, words });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!typing) setSaid(saying);
  }, [typing, saying]);
  const fields: FieldProps = {
    plan,
    window,
    checked,
    issues,
    stock,
    words,
    onChange,
    onType,
    onFix,
    onLeave: settle,
  };
  return (
    <>
      <ShortForm {...fields} onUnit={(unit) => dispatch({ type: 'settings', change: { unit } })} />
      <PriceNote checked={checked} stock={stock} words={words} />
      <p role="status" className="sr-only">
        <span key={said}>{said}</span>
      </p>
      {ready && (
        <>
          <Details
            {...fields}
            onChildren={(children) => dispatch({ type: 'settings', change: { children } })}
          />
          <label className="plan-part block">
            <span className="plan-label">{words.room}</span>
            <input
              name="room"
              list="plan-rooms"
              autoComplete="off"
              enterKeyHint="done"
              dir={window.room ? 'auto' : undefined}
              className="plan-box"
              maxLength={longestName}
              placeholder={words.roomHint}
              value={window.room}
              onChange={({ target }) => onChange({ room: target.value })}
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            />
            <datalist id="plan-rooms">
              {words.rooms.map((room) => (
                <option key={room} value={room} />
              ))}
            </datalist>
          </label>
          <div className="mt-3 flex flex-wrap gap-x-6">
            <button
              type="button"
              className="plan-text-button"
              onClick={() => {
                dispatch({ type: 'copy', id: newId() });
                onCopied(windowName(plan, window, words));
              }}
            >
              {words.copy}
            </button>
            <button
              type="button"
              className="plan-text-button"
              onClick={() => dispatch({ type: 'delete', id, blank: newId() })}
            >
              {words.remove}
            </button>
          </div>
        </>
      )}
    </>
  );
}
