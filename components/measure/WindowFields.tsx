import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { Checked } from '@/lib/measure/check-window';
import type { Action } from '@/lib/measure/edit';
import type { Editing } from '@/lib/measure/editing';
import type { Finding } from '@/lib/measure/finding';
import { type LengthField, longestNote, type PlannedWindow } from '@/lib/measure/plan';
import { findingPieces, metresText, plain } from '@/lib/measure/say';
import { ClothFields } from './ClothFields';
import type { FieldProps } from './field-props';
import { MeasureFields } from './MeasureFields';
import { PhotoField } from './PhotoField';
import { Working } from './Working';

/** A number is judged this long after its last digit (milliseconds), or when its field is left. */
const patience = 700;

interface WindowFieldsProps {
  readonly state: Editing;
  readonly window: PlannedWindow;
  readonly name: string;
  readonly checked: Checked;
  /** When the sun stands on it; empty while its direction is not known. */
  readonly sunSaid: string;
  readonly words: PlannerWords;
  readonly photos: readonly Blob[];
  readonly photosKept: boolean;
  readonly onPhotos: (files: readonly File[]) => void;
  readonly onRemovePhoto: (photo: Blob) => void;
  /** Whether scripts run: what is below the first screen comes with them, and not in the page. */
  readonly ready: boolean;
  readonly dispatch: (action: Action) => void;
}

/** What is said aloud of a window: the first thing to look at, else what comes out. */
function summary({ window, checked, state, words }: WindowFieldsProps, shown: readonly Finding[]) {
  const { unit } = state.plan;
  const [look] = shown.filter(({ tone }) => tone === 'look');
  if (look) return plain(findingPieces(look, window, unit, words));
  const metres = checked.calculated?.cloth?.metres;
  return metres === undefined ? '' : `${words.worked.order}: ${metresText(metres, words)}`;
}

/** All fields of the selected window. */
export function WindowFields(props: WindowFieldsProps) {
  const { state, window, name, checked, words, dispatch } = props;
  const { id } = window;
  const { plan } = state;
  const [typing, setTyping] = useState<LengthField>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = useCallback(() => {
    clearTimeout(timer.current);
    setTyping(undefined);
  }, []);
  const onType = useCallback(
    (field: LengthField, text: string) => {
      dispatch({ type: 'measure', id, field, text });
      setTyping(field);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, patience);
    },
    [dispatch, id, settle],
  );
  // Another window is selected, or none: nothing is being typed any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the window changes
  useEffect(() => settle, [id, settle]);
  const onChange = useCallback(
    (change: Partial<PlannedWindow>) => dispatch({ type: 'change', id, change }),
    [dispatch, id],
  );
  const onFix = useCallback(
    ({ fix, fields }: Finding) => {
      if (!fix) return;
      dispatch({ type: 'change', id, change: fix.change });
      // The answer goes with its sentence; the field that it was about takes the focus.
      const [field] = fields;
      const [choice, value] = Object.entries(fix.change)[0] ?? [];
      const wanted = field ? `input[name="${field}"]` : `input[name="${choice}"][value="${value}"]`;
      document.querySelector<HTMLInputElement>(wanted)?.focus();
    },
    [dispatch, id],
  );

  const findings = useMemo(
    () =>
      typing
        ? checked.findings.filter(({ tone, fields }) => tone === 'fine' || !fields.includes(typing))
        : checked.findings,
    [checked, typing],
  );
  const fields: FieldProps = {
    window,
    unit: plan.unit,
    words,
    checked,
    findings,
    onChange,
    onType,
    onLeave: settle,
    onFix,
  };
  const { note } = words;
  return (
    <>
      <MeasureFields
        {...fields}
        ready={props.ready}
        onUnit={(unit) => dispatch({ type: 'unit', unit })}
      />
      <div className="plan-later">
        {props.ready && (
          <>
            <ClothFields
              {...fields}
              sunSaid={props.sunSaid}
              small={plan.children}
              onSmall={(children) => dispatch({ type: 'home', change: { children } })}
            />
            <section className="plan-part" aria-labelledby="note-legend">
              <h2 id="note-legend" className="plan-legend">
                {note.legend}
              </h2>
              <label>
                <span className="plan-label">{note.label}</span>
                <textarea
                  className="plan-text"
                  rows={2}
                  dir="auto"
                  maxLength={longestNote}
                  placeholder={note.hint}
                  value={window.note}
                  onChange={({ target }) => onChange({ note: target.value })}
                />
              </label>
              <PhotoField
                name={name}
                photos={props.photos}
                kept={props.photosKept}
                words={words}
                onAdd={props.onPhotos}
                onRemove={props.onRemovePhoto}
              />
            </section>
            <Working window={window} checked={checked} unit={plan.unit} words={words} />
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {typing ? '' : summary(props, findings)}
      </p>
    </>
  );
}
