import type { ReactNode } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { About, Finding } from '@/lib/measure/finding';
import type { Unit } from '@/lib/measure/length';
import type { PlannedWindow } from '@/lib/measure/plan';
import { findingPieces, fixText, type Pieces } from '@/lib/measure/say';
import { findingsId } from './field-props';

/** A sentence with its numbers strong. */
export function Said({ text }: { readonly text: Pieces }) {
  return text.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, always in its order
      <b key={index}>{piece.value}</b>
    ),
  );
}

/** Strokes of the signs for what is right and what should be looked at. */
export const signs = {
  fine: 'M5 12l5 5L19 7',
  look: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8v5M12 16v.01',
} as const;

interface NoticeProps {
  readonly tone: keyof typeof signs;
  readonly children: ReactNode;
}

/** A sentence under the numbers that it is about: quiet when right, warm when not. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`plan-notice ${tone === 'look' ? 'bg-notice' : 'bg-surface'}`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="plan-sign">
        <path d={signs[tone]} />
      </svg>
      <p>{children}</p>
    </div>
  );
}

interface FindingsProps {
  /** The group of fields that they stand under. */
  readonly about: About;
  /** Of the whole window. */
  readonly findings: readonly Finding[];
  /** What is added to the last of them: which measure counts. */
  readonly take?: Pieces | undefined;
  readonly window: PlannedWindow;
  readonly unit: Unit;
  readonly words: PlannerWords;
  readonly onFix: (finding: Finding) => void;
}

/** What was noticed of a group of fields, with the suggested corrections. */
export function Findings({ about, take, window, unit, words, onFix, ...all }: FindingsProps) {
  const findings = all.findings.filter((finding) => finding.about === about);
  return (
    <div id={findingsId(about)} className="grid gap-2 not-empty:mt-3">
      {findings.map((finding, index) => (
        <Notice key={`${finding.code}${finding.fields.join()}`} tone={finding.tone}>
          <Said text={findingPieces(finding, window, unit, words)} />{' '}
          {finding.fix && (
            <button type="button" className="plan-answer" onClick={() => onFix(finding)}>
              {fixText(finding, unit, words)}
            </button>
          )}
          {take && index === findings.length - 1 && <Said text={take} />}
        </Notice>
      ))}
      {take && findings.length === 0 && (
        <Notice tone="fine">
          <Said text={take} />
        </Notice>
      )}
    </div>
  );
}
