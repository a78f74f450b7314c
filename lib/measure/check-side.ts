import type { Finding, Fix } from './finding';
import { fieldText, readLength, roundToMm, type Unit } from './length';
import { plausibleCm, straightWithinCm, tapeCm } from './limits';
import type { LengthField, PlannedWindow } from './plan';
import { type Measured, slipIn } from './slip';
import { fieldsOf, type Side } from './take';

function about(side: Side): 'widths' | 'heights' {
  return side === 'width' ? 'widths' : 'heights';
}

function yes(window: PlannedWindow, field: LengthField, cm: number, unit: Unit): Fix {
  return {
    code: 'yes',
    change: { lengths: { ...window.lengths, [field]: fieldText(cm, unit) } },
  };
}

function slipOf(
  window: PlannedWindow,
  measured: Measured,
  all: readonly Measured[],
  side: Side,
  unit: Unit,
): Finding | undefined {
  const { field, cm, text } = measured;
  const { from, to } = plausibleCm[side];
  const slip = slipIn(measured, all, side);
  if (!slip) return undefined;
  const meantCm = slip.meantCm === undefined ? undefined : roundToMm(slip.meantCm);
  return {
    code: slip.code,
    tone: 'look',
    about: about(side),
    fields: [field],
    typed: text.trim(),
    lengths: {
      typed: cm,
      least: from,
      most: slip.code === 'tape' ? tapeCm : to,
      ...(meantCm && { meant: meantCm }),
    },
    ...(meantCm && { fix: yes(window, field, meantCm, unit) }),
  };
}

/**
 * Looks at the three widths or heights of a window: what cannot be read, what is in another unit, what is a slip, and
 * whether the rest agrees. What is calculated rests on all of them or on nothing; what is drawn, on those not slipped.
 */
export function checkSide(window: PlannedWindow, side: Side, unit: Unit) {
  const fields = fieldsOf[side];
  const findings: Finding[] = [];
  const all: Measured[] = [];
  for (const field of fields) {
    const text = window.lengths[field];
    const reading = readLength(text, unit);
    const shared = { about: about(side), fields: [field], typed: text.trim() };
    if (reading.kind === 'unreadable') {
      findings.push({ ...shared, code: 'unreadable', tone: 'look', lengths: {} });
    }
    if (reading.kind !== 'length') continue;
    all.push({ field, text, cm: reading.cm, stated: reading.stated });
  }

  const slips = all.map((measured) => slipOf(window, measured, all, side, unit));
  findings.push(...slips.filter((slip) => slip !== undefined));
  for (const [index, { field, text, cm, stated }] of all.entries()) {
    if (!stated || slips[index]) continue;
    findings.push({
      code: 'converted',
      tone: 'fine',
      about: about(side),
      fields: [field],
      typed: text.trim(),
      lengths: { meant: roundToMm(cm) },
    });
  }

  const sound = all.filter((_, index) => !slips[index]).map(({ cm }) => roundToMm(cm));
  if (sound.length === all.length && all.length > 1) {
    const least = Math.min(...sound);
    const most = Math.max(...sound);
    const difference = roundToMm(most - least);
    const straight = difference <= straightWithinCm;
    if (!straight || all.length === fields.length) {
      findings.push({
        code: straight ? 'straight' : 'differ',
        tone: straight ? 'fine' : 'look',
        about: about(side),
        fields: straight ? [] : all.map(({ field }) => field),
        lengths: { difference, least, most },
      });
    }
  }
  const faulty = findings.some(({ code }) => code === 'unreadable') || sound.length < all.length;
  const slipped = fields.filter((field) =>
    findings.some(
      ({ tone, code, fields: about }) =>
        tone === 'look' && code !== 'differ' && about.includes(field),
    ),
  );
  return { findings, missing: fields.length - all.length, faulty, slipped };
}
