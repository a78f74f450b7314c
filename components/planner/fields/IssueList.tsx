import type { ComponentProps, ReactNode } from 'react';
import { Text } from '@/components/ui/client-component';
import type { Fix, Issue } from '@/lib/planner/checks/check-lengths';
import { formatLength, issueText } from '@/lib/planner/text/format';
import { fill } from '@/lib/text';
import { usePlanner } from '../state/use-planner';

export const issuesId = (about: Issue['about']): string => `issues-${about}`;

export const progressId = 'plan-progress';

export const Sign = ({ severity }: Pick<Issue, 'severity'>) => (
  <span aria-hidden="true" className="w-4 flex-none text-center font-bold">
    {severity === 'ok' ? '✓' : '!'}
  </span>
);

export const linkStyle = 'min-h-target text-start text-brand underline underline-offset-[0.2em]';

interface NoticeProps extends Pick<Issue, 'severity'> {
  readonly text: string;
  readonly children?: ReactNode;
}

export function Notice({ severity, text, children }: NoticeProps) {
  const ground = severity === 'ok' ? 'bg-surface' : 'bg-notice';
  return (
    <div className={`flex gap-3 rounded px-3 py-2.5 text-sm ${ground}`}>
      <Sign severity={severity} />
      <p className="min-w-0">
        <Text>{text}</Text> {children}
      </p>
    </div>
  );
}

export const NoticeButton = ({ text, ...button }: ComponentProps<'button'> & { text: string }) => (
  <button
    type="button"
    className="-my-2.5 me-4 py-2.5 text-start font-bold underline underline-offset-[0.2em]"
    {...button}
  >
    <Text>{text}</Text>
  </button>
);

export function IssueList({ about }: Pick<Issue, 'about'>) {
  const { window, issues, words, change } = usePlanner();
  const applyFix = ({ fields: [field] }: Issue, fix: Fix) => {
    // The button disappears with its issue, so focus moves to the issue's field.
    const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    (input ?? document.getElementById(progressId))?.focus();
    change(fix.change);
  };
  const fixText = ({ code, cm = 0 }: Fix) =>
    fill(words.fixes[code], { meant: formatLength(cm, window.unit, words) });
  return (
    <div id={issuesId(about)} className="grid gap-2 not-empty:mt-3">
      {issues
        .filter((issue) => issue.about === about)
        .map((issue) => (
          <Notice
            key={`${issue.code}${issue.fields.join()}`}
            severity={issue.severity}
            text={issueText(issue, window.unit, words)}
          >
            {issue.fixes?.map((fix) => (
              <NoticeButton
                key={fix.code}
                text={fixText(fix)}
                onClick={() => applyFix(issue, fix)}
              />
            ))}
          </Notice>
        ))}
    </div>
  );
}
