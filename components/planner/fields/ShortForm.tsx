import { type Unit, units } from '@/lib/planner/model/length';
import { isCurtain, isOnPole, type PlannedWindow, products } from '@/lib/planner/model/plan';
import { formatMetres } from '@/lib/planner/text/format';
import { plural } from '@/lib/text/plural';
import { type FieldProps, options } from './field-props';
import { IssueList } from './IssueList';
import { progressId } from './LengthInput';
import { PillGroup } from './PillGroup';
import { SideFields } from './SideFields';

interface ShortFormProps extends FieldProps {
  readonly onUnit: (unit: Unit) => void;
}

/** From where to where the height is measured. */
function heightHint(window: PlannedWindow, { height }: FieldProps['words']): string {
  if (isOnPole(window)) return window.heading === 'eyelet' ? height.pole : height.rings;
  if (isCurtain(window)) return height[window.origin];
  if (window.mount === 'ceiling') return height.fromCeiling;
  return window.obstacles.includes('sliding') ? height.floor : height[window.ending];
}

/** Where one stands: what is missing for a price, or what would make it exact. */
export function progressText({
  checked,
  issues,
  words,
}: Pick<FieldProps, 'checked' | 'issues' | 'words'>): string {
  const { progress, language } = words;
  const { width, height } = checked.count;
  // Of a number that is still being typed nothing is said.
  const faulty = issues.some(
    ({ severity, fields }) =>
      severity === 'warning' && fields.some((field) => checked.faulty.includes(field)),
  );
  if (faulty) return progress.check;
  if (!width && !height) return progress.none;
  if (!height) return progress.width;
  if (!width) return progress.height;
  const left = 6 - width - height;
  return left > 0 ? plural(left, progress.enough, language) : progress.exact;
}

/** What hangs there, one width and one height. */
export function ShortForm({ onUnit, ...props }: ShortFormProps) {
  const { window, plan, checked, words, onChange } = props;
  const metres = checked.calculation?.metres ?? 0;
  const order = metres > 0 ? formatMetres(metres, words) : '';
  return (
    <div className="plan-measures">
      <PillGroup
        heading
        name="product"
        legend={words.product.legend}
        options={options(products, words.product)}
        value={window.product}
        onChange={(product) => onChange({ product })}
      />
      <div className="plan-sides">
        <label className="plan-unit">
          <span className="sr-only">{words.unit}</span>
          <select
            name="unit"
            autoComplete="off"
            value={plan.unit}
            onChange={({ target }) => onUnit(units.find((each) => each === target.value) ?? 'cm')}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {words.units[unit]}
              </option>
            ))}
          </select>
        </label>
        <SideFields
          {...props}
          side="width"
          hint={window.mount === 'recess' ? words.width.recess : words.width.outside}
        />
      </div>
      <SideFields {...props} side="height" hint={heightHint(window, words)}>
        <a href="#guide-heights" className="plan-thumb">
          <svg aria-hidden="true" viewBox="0 0 40 32" fill="none">
            <path d="M6 4h28v24H6zM20 4v24" className="stroke-edge" />
            <path d="M12 5v22M9 8l3-3l3 3M9 24l3 3l3-3" className="stroke-brand" />
          </svg>
          <span>{words.height.guide}</span>
        </a>
      </SideFields>
      <div id={progressId} tabIndex={-1} className="plan-progress">
        <p key={progressText(props)}>{progressText(props)}</p>
        {order && (
          <p key={order}>
            <b>{words.progress.order.replace('{metres}', order)}</b>
          </p>
        )}
      </div>
      <IssueList {...props} about="result" unit={plan.unit} />
    </div>
  );
}
