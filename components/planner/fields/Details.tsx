import { useState } from 'react';
import { Text } from '@/components/ui/client-component';
import { TextField } from '@/components/ui/fields';
import { usualBeyondCm, usualClearCm } from '@/lib/planner/model/allowances';
import { fieldText } from '@/lib/planner/model/length';
import {
  clothsOf,
  coloursOf,
  isCurtain,
  isOnPole,
  longest,
  otherFieldsOf,
} from '@/lib/planner/model/window';
import { joined } from '@/lib/planner/text/format';
import { productText, siteText } from '@/lib/planner/text/window-text';
import { usePlanner } from '../state/use-planner';
import { Choice } from './Choice';
import { IssueList } from './IssueList';
import { LengthInput, wideLengths } from './Lengths';

export function Details() {
  const { window, checked, issues, shop, words, change } = usePlanner();
  const [openFor, setOpenFor] = useState('');
  const hasWarning = issues.some(({ severity, about }) => severity !== 'ok' && about === 'details');
  const { product } = window;
  const curtain = isCurtain(window);
  const { offered, face, canBeLined } = clothsOf(window, shop);
  const colours = coloursOf(window, shop);
  const cloths = offered.map(({ id, name }) => ({ id, label: name }));
  const usual: Readonly<Record<string, string>> = {
    beyond: fieldText(usualBeyondCm(window), window.unit),
    clear: fieldText(usualClearCm(window), window.unit),
  };
  return (
    <details
      className="plan-part disclosure"
      open={hasWarning || openFor === window.id}
      onToggle={({ currentTarget: { open } }) => setOpenFor(open ? window.id : '')}
    >
      <summary>
        <span className="min-w-0">
          <span className="font-display text-card">{words.details}</span>
          <span className="block text-sm text-muted">
            <Text>{joined(words, [productText(window, shop), siteText(checked, words)])}</Text>
          </span>
        </span>
      </summary>
      <Choice name="mount" />
      {curtain && !isOnPole(window) && <Choice name="origin" />}
      {!curtain && window.mount !== 'ceiling' && <Choice name="ending" />}
      {(curtain || product === 'vertical') && <Choice name="stack" />}
      <fieldset className="plan-measures mt-5 min-w-0">
        <legend className="choice-label">{words.legends.measures}</legend>
        <div className={wideLengths}>
          {otherFieldsOf(window).map((field) => (
            <LengthInput
              key={field}
              field={field}
              label={words.fields[field]}
              about="details"
              placeholder={usual[field]}
            />
          ))}
        </div>
        <IssueList about="details" />
      </fieldset>
      {curtain && <Choice name="heading" />}
      {face && <Choice name="cloth" options={cloths} chosen={face.id} />}
      {product === 'roller' && <Choice name="rollerCloth" />}
      {product === 'venetian' && <Choice name="slat" />}
      {canBeLined && <Choice name="lining" />}
      {colours.offered.length > 0 && (
        <Choice name="colour" options={colours.offered} chosen={colours.chosen?.id ?? ''} />
      )}
      <Choice name="control" />
      <Choice name="remarks" />
      <Choice name="facing" />
      {window.facing !== 'unsaid' && (
        <p className="mt-2 text-sm text-muted">
          <Text>{words.sun[window.facing]}</Text>
        </p>
      )}
      <TextField
        name="note"
        label={words.legends.note}
        maxLength={longest.note}
        placeholder={words.noteHint}
        value={window.note}
        onChange={(note) => change({ note })}
      />
    </details>
  );
}
