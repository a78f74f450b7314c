import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { sides } from '@/config/window';
import { fill } from '@/lib/text/fill';
import { remove } from '../model/edits';
import { longest, readAlike } from '../model/window';
import { type PlannerState, usePlanner } from '../state/use-planner';
import { formatMetres, issueText } from '../text/format';
import { madeText, rangeText, windowPrice } from '../text/price';
import { heightSpan } from '../text/window-text';
import { Choice } from './Choice';
import { Details } from './Details';
import { IssueList, linkStyle, progressId } from './IssueList';
import { SideFields } from './Lengths';

/** The progress line: what is missing for a price, or would make it exact. */
function progressText({ checked, issues, words }: PlannerState): string {
  const { progress } = words;
  const [width, height] = [checked.width.length, checked.height.length];
  // Not in the field that is being typed.
  if (issues.some(({ severity }) => severity === 'error')) return progress.check;
  if (!width || !height) return progress.none;
  const left = sides.width.length + sides.height.length - width - height;
  return left > 0 ? fill(progress.enough, { count: left }) : progress.exact;
}

/** The form of the selected window: product, width, height, and details in a disclosure. */
export function WindowForm() {
  const planner = usePlanner();
  const { window, checked, issues, shop, words, typing, hydrated, change, choose, edit } = planner;
  const price = windowPrice(checked, shop);
  const metres = checked.calculation?.quantities['metre-of-cloth'] ?? 0;
  const progress = progressText(planner);
  const warning = issues.find(({ severity }) => severity !== 'ok');
  return (
    <>
      <div className="plan-measures">
        <Choice name="product" />
        <div className="plan-part relative [&_legend]:min-h-target [&_legend]:pe-24 @max-[14rem]:[&_legend]:pe-0">
          <label className="absolute end-0 top-3 z-1 @max-[14rem]:static">
            <span className="sr-only">{words.legends.unit}</span>
            <select
              name="unit"
              className="input-box"
              value={window.unit}
              onChange={({ target }) => choose('unit', target.value)}
            >
              {Object.entries(words.options.unit).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <SideFields
            side="width"
            hint={words.span[window.mount === 'recess' ? 'recess' : 'opening']}
          />
        </div>
        <div className="plan-part">
          <SideFields side="height" hint={words.span[heightSpan(window)]}>
            <a
              href="#guide-heights"
              className="grid min-h-target items-center underline underline-offset-[0.2em]"
            >
              {words.guide}
            </a>
          </SideFields>
        </div>
        <div
          id={progressId}
          tabIndex={-1}
          className="mt-4 grid gap-x-4 border-t border-b border-brass py-3"
        >
          <Text>{progress}</Text>
          {metres > 0 && (
            <b>
              <Text>{fill(words.progress.order, { metres: formatMetres(metres, words) })}</Text>
            </b>
          )}
        </div>
        <IssueList about="result" />
      </div>
      {price && (
        <p className="mt-3 text-sm">
          <b>
            <Text>{rangeText(price, shop)}</Text>
          </b>{' '}
          <Text>{`(${madeText(price, words)}). ${words.price.note}`}</Text>
        </p>
      )}
      {/* Announced when a field is left. */}
      <p role="status" className="sr-only">
        <Text>{typing ? '' : warning ? issueText(warning, window.unit, words) : progress}</Text>
      </p>
      {hydrated && (
        <>
          <TextField
            name="alike"
            label={words.legends.alike}
            inputMode="numeric"
            maxLength={3}
            placeholder="1"
            value={window.alike ? String(window.alike) : ''}
            onChange={(text) => change({ alike: readAlike(text) })}
          />
          <Details />
          <TextField
            name="room"
            label={words.legends.room}
            maxLength={longest.name}
            placeholder={words.rooms.majlis}
            value={window.room}
            onChange={(room) => change({ room })}
            options={Object.values(words.rooms)}
            className="plan-part"
          />
          <button
            type="button"
            className={`${linkStyle} mt-3`}
            onClick={() => edit(remove([window.id]))}
          >
            {words.remove}
          </button>
        </>
      )}
    </>
  );
}
