import { useCallback, useState } from 'react';
import type { PlannerWords } from '@/content/en/measure';
import { fill } from '@/lib/fill';
import { readPlan } from '@/lib/measure/keep';
import { windowsOf } from '@/lib/measure/plan';
import { plural } from '@/lib/plural';
import { withNewIds } from './new-id';
import type { Answer } from './StatusNotices';
import type { usePlan } from './use-plan';

/** Opens a list from a file, and takes one that has arrived as the visitor decides. */
export function useImport(
  { arrived, setArrived, setBroken, dispatch }: ReturnType<typeof usePlan>,
  words: PlannerWords,
) {
  const [imported, setImported] = useState('');

  const onFile = useCallback(
    async (file: File) => {
      const read = readPlan(await file.text());
      setBroken(!read);
      if (read) setArrived(read);
    },
    [setArrived, setBroken],
  );

  const onTake = (answer: Answer) => {
    if (!arrived) return;
    if (answer === 'replace') dispatch({ type: 'exchange', plan: arrived });
    // The same list may come twice.
    if (answer === 'append') dispatch({ type: 'append', rooms: withNewIds(arrived.rooms) });
    const windows = plural(windowsOf(arrived).length, words.list.windows, words.language);
    setImported(answer === 'leave' ? '' : fill(words.status.imported, { windows }));
    setArrived(undefined);
  };

  /** Puts back the visitor's own list, whose place another took. */
  const onExchange = () => {
    dispatch({ type: 'exchangeBack' });
    setImported('');
  };

  return { imported, onFile, onTake, onExchange };
}
