import type { ReactNode } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import type { About, Fix, Issue } from '@/lib/planner/checks/issue';
import type { Unit } from '@/lib/planner/model/length';
import type { PlannedWindow } from '@/lib/planner/model/plan';
import { formatLength, issuePieces, type Pieces, plainText } from '@/lib/planner/text/format';
import { fill } from '@/lib/text/fill';

/** Id of the issues of a group of fields, which the fields are described by. */
export function issuesId(about: About): string {
  return `issues-${about}`;
}

/**
 * A sentence with its numbers strong. It is drawn anew as a whole when it changes, because a browser that translates the page
 * replaces its pieces of text, which React could then no longer change.
 */
export function EmphasisedText({ text }: { readonly text: Pieces }) {
  return (
    <span key={plainText(text)}>
      {text.map((piece, index) =>
        piece.strong ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, always in its order
          <b key={index}>{piece.text}</b>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, always in its order
          <span key={index}>{piece.text}</span>
        ),
      )}
    </span>
  );
}

const signs = {
  ok: 'M5 12l5 5L19 7',
  warning: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8v5M12 16v.01',
} as const;

/** The sign of what is right, or of what should be looked at. */
export function Sign({ severity }: { readonly severity: keyof typeof signs }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="plan-sign">
      <path d={signs[severity]} />
    </svg>
  );
}

interface NoticeProps {
  readonly severity: keyof typeof signs;
  /** Elements only, no bare text. */
  readonly children: ReactNode;
}

/** A sentence under the numbers that it is about: quiet when right, warm when not. */
export function Notice({ severity, children }: NoticeProps) {
  return (
    <div className={`plan-notice ${severity === 'warning' ? 'bg-notice' : 'bg-surface'}`}>
      <Sign severity={severity} />
      <p>{children}</p>
    </div>
  );
}

interface IssueListProps {
  /** The group of fields that they stand under. */
  readonly about: About;
  /** Of the whole window. */
  readonly issues: readonly Issue[];
  /** Said beside them when nothing is wrong: which measure counts. */
  readonly governing?: Pieces | undefined;
  readonly window: PlannedWindow;
  readonly unit: Unit;
  readonly words: PlannerWords;
  readonly onFix: (issue: Issue, fix: Fix) => void;
}

/** What was noticed of a group of fields, with the suggested corrections. */
export function IssueList(props: IssueListProps) {
  const { about, governing, window, unit, words, onFix } = props;
  const issues = props.issues.filter((issue) => issue.about === about);
  const fixText = ({ code, cm }: Fix) =>
    fill(words.fixes[code], { meant: cm === undefined ? '' : formatLength(cm, unit, words) });
  return (
    <div id={issuesId(about)} className="grid gap-2 not-empty:mt-3">
      {issues.map((issue) => (
        <Notice key={`${issue.code}${issue.fields.join()}`} severity={issue.severity}>
          <EmphasisedText text={issuePieces(issue, window, unit, words)} />
          {issue.fixes?.map((fix) => (
            <button
              key={fixText(fix)}
              type="button"
              className="plan-fix"
              onClick={() => onFix(issue, fix)}
            >
              {fixText(fix)}
            </button>
          ))}
        </Notice>
      ))}
      {governing && (
        <Notice severity="ok">
          <EmphasisedText text={governing} />
        </Notice>
      )}
    </div>
  );
}
