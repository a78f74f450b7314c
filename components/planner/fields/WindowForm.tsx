import { Text } from '@/components/ui/client-component';
import { TextField } from '@/components/ui/fields';
import { remove } from '@/lib/planner/model/edits';
import { longest } from '@/lib/planner/model/window';
import { formatMetres, spokenName } from '@/lib/planner/text/format';
import { madeText, rangeText, unpricedText, windowPrice } from '@/lib/planner/text/price';
import { heightSpan } from '@/lib/planner/text/window-text';
import { fill, lowerInitial } from '@/lib/text';
import { progressText } from '../list/Notices';
import { formId, usePlanner } from '../state/use-planner';
import { Choice } from './Choice';
import { Details } from './Details';
import { IssueList, issuesId, linkStyle, progressId } from './IssueList';
import { SideFields } from './Lengths';

export function WindowForm() {
  const planner = usePlanner();
  const { plan, window, checked, issues, shop, words, hydrated, change, choose } = planner;
  const price = windowPrice(checked, shop);
  const unpriced = unpricedText(checked, shop);
  const metres = checked.calculation?.quantities['metre-of-cloth'] ?? 0;
  const progress = progressText(planner);
  const name = spokenName(plan, window, words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets stretch to their widest content
    <div id={formId} role="group" aria-label={name} tabIndex={-1}>
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
      {(price || unpriced) && (
        <p className="mt-3 text-sm">
          <b>
            <Text>{price ? rangeText(price, shop) : ''}</Text>
          </b>{' '}
          <Text>{price ? `(${madeText(price, words)}). ${words.price.note}` : unpriced}</Text>
        </p>
      )}
      {hydrated && (
        <>
          <TextField
            name="alike"
            label={words.legends.alike}
            inputMode="numeric"
            maxLength={longest.length}
            placeholder="1"
            value={window.alike}
            aria-invalid={issues.some(({ about }) => about === 'alike')}
            aria-describedby={issuesId('alike')}
            onChange={(alike) => change({ alike })}
          />
          <IssueList about="alike" />
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
            className={`${linkStyle} mt-3 wrap-anywhere`}
            onClick={() => planner.editAndFocus(remove([window.id]))}
          >
            <Text>{fill(words.remove, { window: lowerInitial(name) })}</Text>
          </button>
        </>
      )}
    </div>
  );
}
