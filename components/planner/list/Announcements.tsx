import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { usePlanner } from '../state/use-planner';
import { happenedText, spokenText } from '../text/spoken';

/** What a screen reader says of changes, politely: what was deleted or undone at once, prices once a field is left. */
export function Announcements() {
  const planner = usePlanner();
  const { state, typing, hydrated } = planner;
  const [said, say] = useState('');
  const text = typing || !hydrated ? said : spokenText(planner);
  if (text !== said) say(text);
  // With its first content, which is not announced.
  if (!hydrated) return null;
  return (
    <div className="sr-only">
      <div role="status">
        {/* Said again if the same happens again. */}
        <Text key={`${state.steps.length} ${state.last?.undone}`}>{happenedText(planner)}</Text>
      </div>
      <div role="status">
        <Text>{text}</Text>
      </div>
    </div>
  );
}
