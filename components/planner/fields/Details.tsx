import { useState } from 'react';
import { fill } from '@/lib/fill';
import { otherFieldsOf } from '@/lib/planner/checks/check-other-fields';
import { beyondCm, blindClearCm, curtainClearCm } from '@/lib/planner/model/allowances';
import { fieldText } from '@/lib/planner/model/length';
import {
  controls,
  diagonalFields,
  directions,
  endings,
  headings,
  isCurtain,
  isOnPole,
  isSewn,
  type LengthField,
  linings,
  longestNote,
  louvres,
  mounts,
  origins,
  rails,
  rollerCloths,
  slats,
  stacks,
} from '@/lib/planner/model/plan';
import { clothOf, clothsFor } from '@/lib/planner/model/stock';
import { inSentence, joined } from '@/lib/planner/text/format';
import { productText } from '@/lib/planner/text/plan-message';
import { sunText } from '@/lib/planner/text/sun-text';
import { Chips } from './Chips';
import { type FieldProps, options } from './field-props';
import { IssueList } from './IssueList';
import { LengthInput } from './LengthInput';
import { PillGroup } from './PillGroup';
import { Swatches } from './Swatches';

interface DetailsProps extends FieldProps {
  readonly onChildren: (children: boolean) => void;
}

/** What is assumed until it is said: 'Linen, sand, by hand, on the wall, facing not said'. */
export function detailsText({ window, stock, words }: FieldProps): string {
  const { control, mount, origin, facing } = window;
  const measured = isCurtain(window) && !isOnPole(window);
  const parts = [
    productText(window, stock, words),
    words.control[control],
    words.mount[mount],
    measured && `${words.details.origin} ${inSentence(words.origin[origin])}`,
    facing
      ? fill(words.message.faces, { direction: words.facing[facing] })
      : words.details.facingUnknown,
  ];
  return joined(parts, words)
    .split(words.comma)
    .map((part, index) => (index === 0 ? part : inSentence(part)))
    .join(words.comma);
}

/** What it is made of. */
function Materials({ window, stock, words, onChange }: FieldProps) {
  const { details } = words;
  const { product } = window;
  const cloth = clothOf(window, stock);
  const pleated = isCurtain(window) && (window.heading === 'pinch' || window.heading === 'pencil');
  return (
    <>
      {isCurtain(window) && (
        <PillGroup
          name="heading"
          legend={details.heading}
          options={options(headings, words.heading)}
          value={window.heading}
          onChange={(heading) => onChange({ heading })}
        />
      )}
      {pleated && (
        <PillGroup
          name="rail"
          legend={details.rail}
          options={options(rails, words.rail)}
          value={window.rail}
          onChange={(rail) => onChange({ rail })}
        />
      )}
      {isSewn(window) && (
        <PillGroup
          name="cloth"
          legend={details.cloth}
          options={clothsFor(window, stock).map(({ id, name }) => [id, name] as const)}
          value={cloth?.id ?? ''}
          onChange={(chosen) => onChange({ cloth: chosen })}
        />
      )}
      {product === 'roller' && (
        <PillGroup
          name="rollerCloth"
          legend={details.rollerCloth}
          options={options(rollerCloths, words.rollerCloth)}
          value={window.rollerCloth}
          onChange={(rollerCloth) => onChange({ rollerCloth })}
        />
      )}
      {product === 'venetian' && (
        <PillGroup
          name="slat"
          legend={details.slat}
          options={options(slats, words.slat)}
          value={window.slat}
          onChange={(slat) => onChange({ slat })}
        />
      )}
      {product === 'vertical' && (
        <PillGroup
          name="louvre"
          legend={details.louvre}
          options={louvres.map((louvre) => [louvre, fill(words.louvre, { louvre })] as const)}
          value={window.louvre}
          onChange={(louvre) => onChange({ louvre })}
        />
      )}
      <Swatches value={window.colour} words={words} onChange={(colour) => onChange({ colour })} />
      {isSewn(window) && cloth?.opacity !== 'sheer' && (
        <PillGroup
          name="lining"
          legend={details.lining}
          options={options(linings, words.lining)}
          value={window.lining}
          onChange={(lining) => onChange({ lining })}
        />
      )}
    </>
  );
}

/** How it is fixed, and the measures around it. */
function Site(props: FieldProps) {
  const { window, plan, checked, words, onChange } = props;
  const { details, fields } = words;
  const curtain = isCurtain(window);
  const usual = (field: LengthField) => {
    const clear = curtain ? curtainClearCm : blindClearCm;
    const cm =
      field === 'beyond' ? beyondCm[window.product] : field === 'clear' ? clear : undefined;
    return cm === undefined ? undefined : fieldText(cm, plan.unit);
  };
  return (
    <>
      <PillGroup
        name="mount"
        legend={details.mount}
        options={options(mounts, words.mount)}
        value={window.mount}
        onChange={(mount) =>
          onChange({ mount, ...(mount === 'ceiling' && { origin: 'ceiling' as const }) })
        }
      />
      {curtain && !isOnPole(window) && (
        <PillGroup
          name="origin"
          legend={details.origin}
          options={options(origins, words.origin)}
          value={window.origin}
          onChange={(origin) => onChange({ origin })}
        />
      )}
      {!curtain && window.mount !== 'ceiling' && (
        <PillGroup
          name="ending"
          legend={details.ending}
          options={options(endings, words.ending)}
          value={window.ending}
          onChange={(ending) => onChange({ ending })}
        />
      )}
      {(curtain || window.product === 'vertical') && (
        <PillGroup
          name="stack"
          legend={details.stack}
          options={options(stacks, words.stack)}
          value={window.stack}
          onChange={(stack) => onChange({ stack })}
        />
      )}
      <fieldset className="plan-measures mt-5 min-w-0">
        <legend className="plan-label">{details.measures}</legend>
        <div className="plan-lengths">
          {otherFieldsOf(checked.measured).map((field) => (
            <LengthInput
              key={field}
              {...props}
              field={field}
              label={Reflect.get(fields, field)}
              about="other"
              placeholder={usual(field)}
            />
          ))}
        </div>
        <IssueList {...props} about="other" unit={plan.unit} />
      </fieldset>
      {!curtain && window.mount === 'recess' && (
        <fieldset className="plan-measures mt-5 min-w-0">
          <legend className="plan-label">{details.diagonals}</legend>
          <div className="plan-lengths">
            {diagonalFields.map((field) => (
              <LengthInput
                key={field}
                {...props}
                field={field}
                label={fields[field]}
                about="diagonals"
              />
            ))}
          </div>
          <IssueList {...props} about="diagonals" unit={plan.unit} />
        </fieldset>
      )}
    </>
  );
}

/** How it is worked, what is in the way, which way it faces. */
function Use({ onChildren, ...props }: DetailsProps) {
  const { window, plan, words, onChange } = props;
  const { details } = words;
  const sided = !isCurtain(window) || window.control === 'motor';
  return (
    <>
      <PillGroup
        name="control"
        legend={details.control}
        options={options(controls, words.control)}
        value={window.control}
        onChange={(control) => onChange({ control })}
      />
      {sided && (
        <PillGroup
          name="side"
          legend={window.control === 'motor' ? details.powerSide : details.chainSide}
          options={[
            ['left', words.side.left] as const,
            ['right', words.side.right] as const,
            ['', words.side.unknown] as const,
          ]}
          value={window.side}
          onChange={(side) => onChange({ side })}
        />
      )}
      <label className="mt-3 flex min-h-target items-center gap-3">
        <input
          type="checkbox"
          name="children"
          autoComplete="off"
          checked={plan.children}
          onChange={({ target }) => onChildren(target.checked)}
          className="size-5 shrink-0"
        />
        <span>{details.children}</span>
      </label>
      <IssueList {...props} about="control" unit={plan.unit} />
      <Chips
        value={window.obstacles}
        words={words}
        onChange={(obstacles) => onChange({ obstacles })}
      />
      <label className="mt-5 block">
        <span className="plan-label">{details.facing}</span>
        <select
          name="facing"
          autoComplete="off"
          className="plan-box"
          value={window.facing}
          onChange={({ target }) =>
            onChange({ facing: directions.find((each) => each === target.value) ?? '' })
          }
        >
          <option value="">{words.facing.unknown}</option>
          {directions.map((direction) => (
            <option key={direction} value={direction}>
              {words.facing[direction]}
            </option>
          ))}
        </select>
      </label>
      {window.facing && (
        <p key={window.facing} className="mt-2 text-sm text-muted">
          {sunText(window.facing, words)}
        </p>
      )}
      <label className="mt-5 block">
        <span className="plan-label">{details.note}</span>
        <textarea
          name="note"
          rows={2}
          autoComplete="off"
          dir={window.note ? 'auto' : undefined}
          className="plan-box py-2"
          maxLength={longestNote}
          placeholder={details.noteHint}
          value={window.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </label>
    </>
  );
}

/** Everything beside what hangs there and its size, folded into one line that says what is assumed. */
export function Details(props: DetailsProps) {
  const { window, issues, words, plan } = props;
  const [openFor, setOpenFor] = useState('');
  // What is asked about must be seen.
  const asked = issues.some(
    ({ severity, about }) =>
      severity === 'warning' && ['other', 'diagonals', 'cloth', 'control'].includes(about),
  );
  const text = detailsText(props);
  return (
    <details
      className="plan-part plan-more"
      open={asked || openFor === window.id}
      onToggle={({ currentTarget: { open } }) => setOpenFor(open ? window.id : '')}
    >
      <summary>
        <span className="plan-legend">{words.details.title}</span>
        <span key={text} className="text-sm text-muted">
          {text}
        </span>
      </summary>
      <Site {...props} />
      <Materials {...props} />
      <IssueList {...props} about="cloth" unit={plan.unit} />
      <Use {...props} />
    </details>
  );
}
