import { useCallback, useMemo } from 'react';
import type { Checked } from '@/lib/measure/check-window';
import type { Finding } from '@/lib/measure/finding';
import type { LengthField, PlannedWindow } from '@/lib/measure/plan';
import { findingPieces, metresText, plain } from '@/lib/measure/say';
import { ClothFields } from './ClothFields';
import type { EditingProps, FieldProps } from './field-props';
import { MeasureFields } from './MeasureFields';
import { NoteFields, type PhotoProps } from './NoteFields';
import { useTyping } from './use-typing';
import { Working } from './Working';

interface WindowFieldsProps extends EditingProps, PhotoProps {
  readonly window: PlannedWindow;
  readonly name: string;
  readonly checked: Checked;
  /** When the sun stands on it; empty while its direction is not known. */
  readonly sunSaid: string;
  /** Whether scripts run: what is below the first screen comes with them, and not in the page. */
  readonly ready: boolean;
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
  const { typing, begin, settle } = useTyping(id);
  const onType = useCallback(
    (field: LengthField, text: string) => {
      dispatch({ type: 'measure', id, field, text });
      begin(field);
    },
    [dispatch, id, begin],
  );
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
            <NoteFields
              window={window}
              name={name}
              photos={props.photos}
              photosKept={props.photosKept}
              words={words}
              onChange={onChange}
              onPhotos={props.onPhotos}
              onRemovePhoto={props.onRemovePhoto}
            />
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
