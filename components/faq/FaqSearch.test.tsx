/** docs/requirements.md 2.9 */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageContents } from '@/components/ui/PageContents';
import { FaqSearch } from './FaqSearch';
import { FaqSubject, faqGroups } from './FaqSubject';

const groups = faqGroups([
  {
    category: 'Motors',
    faqs: [
      { q: 'Is it quiet?', a: 'As quiet as a fridge.' },
      { q: 'Does it need a cable?', a: 'No, a battery of [capacity] will do.' },
    ],
  },
  { category: 'Delivery', faqs: [{ q: 'Do you fit on a Friday?', a: 'Yes, from 15:30.' }] },
]);

Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

const words = {
  label: 'Look for a question',
  placeholder: 'Search',
  synonyms: ['battery, accumulator'],
  left: { zero: 'No answer', one: '{count} found', other: '{count} of them found' },
};

const page = (
  <FaqSearch words={words} language="en" count={3}>
    <PageContents label="Subjects" items={groups} />
    {groups.map((group, index) => (
      <FaqSubject key={group.id} group={group} firstOpen={index === 0} locale="en" />
    ))}
  </FaqSearch>
);

function left(): (string | null)[] {
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

test('filters while typing and announces the number of answers', async () => {
  render(page);
  expect(screen.getByRole('status')).toHaveTextContent('3 of them found');
  const field = screen.getByRole('searchbox', { name: 'Look for a question' });
  await userEvent.type(field, 'fri');
  expect(left()).toEqual(['Motors', 'Is it quiet?', 'Delivery', 'Do you fit on a Friday?']);
  expect(screen.getByRole('status')).toHaveTextContent('2 of them found');
  await userEvent.type(field, 'day');
  expect(left()).toEqual(['Delivery', 'Do you fit on a Friday?']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Delivery']);
  await userEvent.clear(field);
  expect(left()).toHaveLength(5);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test.each([
  ['an answer', 'zzz', 'is-it-quiet'],
  ['a subject', 'friday', 'motors'],
])('%s that the search hides is shown when its address is opened', async (_, query, id) => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    if (this.closest('[hidden]') === null) scrolled(this.id);
  };
  render(page);
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, query);
  await act(async () => {
    location.hash = id;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(field).toHaveValue('');
  expect(left()).toHaveLength(5);
  expect(screen.getByRole('status')).toHaveTextContent('3 of them found');
  expect(scrolled).toHaveBeenCalledWith(id);
  // Its link is pressed again: the address stays as it is.
  await userEvent.type(field, query);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = `#${id}`;
  await userEvent.click(link);
  expect(field).toHaveValue('');
  link.remove();
});

test('the first answer is open, and placeholders are marked', () => {
  render(page);
  expect(screen.getByText('As quiet as a fridge.')).toBeVisible();
  expect(screen.getByText('Yes, from 15:30.')).not.toBeVisible();
  expect(screen.getByText('[capacity]').tagName).toBe('MARK');
});
