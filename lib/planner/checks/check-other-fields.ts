import { mostOtherCm, straightWithinCm } from '../model/allowances';
import { fieldText, roundToMm } from '../model/length';
import { cmOf, type MeasuredWindow } from '../model/measure';
import { diagonalFields, isCurtain, otherFields } from '../model/plan';
import { withTexts } from './check-side';
import { type Issue, issue } from './issue';

/** A diagonal further than this from the calculated one, as a part of it, is a slip and not a slanting wall. */
const diagonalSlip = 0.08;

/** Fields beside the six measures that a window has. */
export function otherFieldsOf({ window }: MeasuredWindow): readonly (typeof otherFields)[number][] {
  const { mount, ending } = window;
  const curtain = isCurtain(window);
  const has: Readonly<Record<(typeof otherFields)[number], boolean>> = {
    depth: mount === 'recess',
    beyond: mount !== 'recess',
    clear: curtain || ending === 'floor' || window.obstacles.includes('sliding'),
    sill: curtain && mount !== 'recess',
  };
  return otherFields.filter((field) => has[field]);
}

/** Texts of those fields that say no length, or one that is most likely a slip. */
export function checkOtherFields(measured: MeasuredWindow): readonly Issue[] {
  const { window, unit, readings } = measured;
  return otherFieldsOf(measured).flatMap((field): readonly Issue[] => {
    const reading = readings[field];
    const fields = [field];
    const typed = window.lengths[field].trim();
    if (reading.kind === 'unreadable')
      return [issue('unreadable', 'warning', 'other', { fields, typed })];
    const most = Reflect.get(mostOtherCm, field);
    if (reading.kind !== 'length' || reading.cm <= most) return [];
    const meant = roundToMm(reading.cm / 10);
    const lengths = { typed: reading.cm, most, meant };
    if (meant > most) return [issue('unlikelyOnly', 'warning', 'other', { fields, lengths })];
    const change = withTexts(window, fields, () => fieldText(meant, unit));
    return [
      issue('unlikely', 'warning', 'other', {
        fields,
        lengths,
        fixes: [{ code: 'yes', cm: meant, change }],
      }),
    ];
  });
}

/** What the diagonals of a recess tell: a slip, or that it is out of square. */
export function checkDiagonals(measured: MeasuredWindow): readonly Issue[] {
  const { window, governing, readings } = measured;
  if (window.mount !== 'recess' || isCurtain(window)) return [];
  const unreadable = diagonalFields.filter((field) => readings[field].kind === 'unreadable');
  if (unreadable.length > 0)
    return unreadable.map((field) =>
      issue('unreadable', 'warning', 'diagonals', {
        fields: [field],
        typed: window.lengths[field].trim(),
      }),
    );
  const { width, height } = governing;
  const expected = width && height && roundToMm(Math.hypot(width.cm, height.cm));
  const known = diagonalFields.flatMap((field) => {
    const cm = cmOf(measured, field);
    return cm === undefined ? [] : [{ field, cm }];
  });
  const off = known.filter(
    ({ cm }) => expected && Math.abs(cm - expected) > expected * diagonalSlip,
  );
  if (expected && off.length > 0)
    return off.map(({ field, cm }) =>
      issue('diagonalOff', 'warning', 'diagonals', {
        fields: [field],
        lengths: { typed: cm, expected },
      }),
    );
  const [down, up] = known;
  if (!down) return [];
  if (!up) {
    const fields = diagonalFields.filter((field) => field !== down.field);
    return [issue('oneDiagonal', 'warning', 'diagonals', { fields })];
  }
  const least = Math.min(down.cm, up.cm);
  const most = Math.max(down.cm, up.cm);
  const difference = roundToMm(most - least);
  const lengths = { difference, least, most };
  if (difference <= straightWithinCm) return [issue('square', 'ok', 'diagonals', { lengths })];
  return [
    issue('outOfSquare', 'warning', 'diagonals', {
      fields: diagonalFields,
      lengths,
      fixes: [{ code: 'outside', change: { mount: 'wall' } }],
    }),
  ];
}
