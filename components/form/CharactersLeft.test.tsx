import { act, fireEvent, render, screen } from '@testing-library/react';
import { CharactersLeft } from './CharactersLeft';

const counted = (
  <>
    <textarea id="message" aria-label="Message" aria-describedby="count" />
    <CharactersLeft
      id="count"
      fieldId="message"
      longest={20_000}
      language="en"
      remaining="{count} letters left"
    />
  </>
);

function type(length: number) {
  const field = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.input(field, { target: { value: 'x'.repeat(length) } });
  return field;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts the last tenth only, and describes the field with it', () => {
  render(counted);
  expect(type(18_000)).not.toHaveAccessibleDescription();
  expect(type(18_001)).toHaveAccessibleDescription('1,999 letters left');
  expect(type(20_000)).toHaveAccessibleDescription('0 letters left');
});

test('announces the count when typing pauses, once', () => {
  const { container } = render(counted);
  const live = container.querySelector('[aria-live="polite"]');
  type(18_001);
  act(() => jest.advanceTimersByTime(500));
  type(18_002);
  act(() => jest.advanceTimersByTime(999));
  expect(live).toHaveTextContent('');
  act(() => jest.advanceTimersByTime(1));
  expect(live).toHaveTextContent('1,998 letters left');
});
