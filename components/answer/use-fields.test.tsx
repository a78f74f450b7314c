import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { stock } from '@/lib/planner/testing';
import { AnswerFields } from './AnswerFields';
import { answerWords } from './product';
import type { Measure } from './size';
import { useFields } from './use-fields';

type Values = Readonly<Record<string, string>>;

function Fields({ measure, values }: { readonly measure: Measure; readonly values: Values }) {
  const form = useRef<HTMLFormElement>(null);
  const { read, textOf } = useFields(form, measure);
  return (
    <form ref={form} onInput={read}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} name={name} aria-label={name} defaultValue={value} />
      ))}
      <output>{Object.keys(values).map(textOf).join()}</output>
    </form>
  );
}

/** A page with these fields: what stands in them. */
function opened(values: Values, measure: Measure = 'window') {
  const { unmount } = render(<Fields measure={measure} values={values} />);
  const text = screen.getByRole('status').textContent;
  return { text, unmount };
}

function typed(changes: Values) {
  const { unmount } = opened(Object.fromEntries(Object.keys(changes).map((name) => [name, ''])));
  for (const [name, value] of Object.entries(changes))
    fireEvent.input(screen.getByLabelText(name), { target: { value } });
  unmount();
}

beforeEach(() => localStorage.clear());

test('a window’s size is on the page of every product that hangs at one, but in no filled field', () => {
  typed({ 'size-0': '163', 'size-1': '251', 'size-2': '4' });
  const other = opened({ 'size-0': '', 'size-1': ' 250 ' });
  expect(other.text).toBe('163,250');
  other.unmount();
  expect(opened({ 'size-2': '' }).text).toBe('4');
});

test('the size of something else is another', () => {
  typed({ 'size-0': '163' });
  expect(opened({ 'size-0': '' }, 'seat').text).toBe('');
});

test('what is emptied is forgotten, and a day that is over', () => {
  typed({ 'size-0': '163', needed: '2020-01-02' });
  const first = opened({ 'size-0': '', needed: '' });
  expect(first.text).toBe('163,');
  fireEvent.input(screen.getByLabelText('size-0'), { target: { value: '' } });
  first.unmount();
  expect(localStorage).toHaveLength(0);
});

test('what cannot be read is marked in its own field, which has a phone’s digits', () => {
  const words = answerWords('en');
  const product = { name: '', measure: 'window', choices: {}, stock } as const;
  render(<AnswerFields product={product} words={words} faulty={[1]} canRecover={false} />);
  const [width, height] = [words.fields.width, words.fields.height].map((each) =>
    screen.getByLabelText(new RegExp(each)),
  );
  expect(width).toBeValid();
  expect(height).toBeInvalid();
  expect(height).toHaveAttribute('inputmode', 'decimal');
});
