/** docs/requirements.md 11.4 */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLocale } from '@/config/locales';
import type { CheckedWindow } from '@/lib/planner/checks/check-window';
import type { Plan } from '@/lib/planner/model/plan';
import { plannerWords } from '@/lib/planner/shop';
import { stock } from '@/lib/planner/testing';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { Planner } from './Planner';

// A riyal for each centimetre of width.
jest.mock('@/lib/planner/text/price', () => ({
  windowPrice: ({ calculation }: CheckedWindow) => calculation && { range: calculation.openingCm },
  rangeText: ({ range }: { readonly range: number }) => `QR ${range}`,
  homePrice: ({ windows }: Plan) =>
    windows[0]?.lengths.heightLeft && { range: `${windows.length} × QR`, windows: 'All' },
  unpricedText: () => '',
  madeText: () => '',
  homeText: () => '',
}));

// jsdom compresses nothing.
jest.mock('@/lib/planner/model/serialize-plan', () => ({
  ...jest.requireActual('@/lib/planner/model/serialize-plan'),
  planFragment: async () => 'plan=z',
}));

const words = plannerWords[defaultLocale];
const { status, sides, legends, options, sending } = words;
const addresses = { whatsapp: 'https://example.com/', email: '', form: '/' };
const bring = { names: {}, bring: '', semicolon: '' };

function open() {
  render(
    <Planner
      shop={{ ...stock, words }}
      label="planner"
      loading=""
      addresses={addresses}
      bring={bring}
    />,
  );
  return userEvent.setup();
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const heard = () => said().join(' ');
const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const [width, height] = [() => field(sides.width), () => field(sides.height)];
const [count, room] = [() => field(legends.alike.slice(0, 8)), () => field(legends.room)];
const button = (name: string) => screen.getByRole('button', { name });
const named = (number: number, of: string) =>
  `${fill(words.windowNumbered, { number })}${words.comma}${of}`;
const inSentence = (number: number, of: string) => lowerInitial(named(number, of));
const deletion = (number: number, of: string) =>
  fill(words.remove, { window: inSentence(number, of) });

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollTo = jest.fn();
});

/** Three windows, of which the last is in hand. */
async function openThree() {
  const user = open();
  for (const each of ['Hall', 'Study', 'Attic']) {
    if (each !== 'Hall') await user.click(button(words.next));
    await user.type(room(), each);
  }
  return user;
}

test('a price and that of all are heard once a field is left, not while it is typed', async () => {
  const user = open();
  await user.type(width(), '200');
  await user.type(height(), '250');
  expect(heard()).not.toContain('QR');
  await user.keyboard('{Enter}');
  expect(heard()).toContain('QR 200. ');
  expect(heard()).toContain(fill(words.price.home, { windows: 'All', range: '1 × QR' }));
  const before = heard();
  await user.type(count(), '12');
  await user.type(room(), 'Hall');
  expect(heard()).toBe(before);
  await user.tab();
  expect(heard()).toContain(`${named(1, 'Hall')}: `);
});

test('a number of windows that cannot be right stays as typed, and is asked back when it is left', async () => {
  const user = open();
  await user.type(count(), '3.9');
  expect(count()).toBeValid();
  await user.keyboard('{Enter}');
  expect(count()).toHaveFocus();
  expect(count()).toHaveValue('3.9');
  expect(count()).toBeInvalid();
  expect(count()).toHaveAccessibleDescription(expect.stringContaining('3.9'));
  expect(heard()).toContain('3.9');
});

test('a length that cannot be right is asked about once it is left, and a press corrects it', async () => {
  const user = open();
  await user.type(width(), '298');
  await user.type(height(), '27.1{Enter}');
  expect(heard()).toContain('27.1');
  await user.click(screen.getByRole('button', { name: /271/ }));
  expect(height()).toHaveValue('271');
  expect(height()).toHaveFocus();
});

test('what is hung from the ceiling is measured from there', async () => {
  const user = open();
  await user.click(screen.getByText(words.details));
  const from = screen.getByRole('group', { name: legends.origin });
  const ceiling = within(from).getByRole('radio', { name: options.origin.ceiling });
  expect(ceiling).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: options.mount.ceiling }));
  expect(ceiling).toBeChecked();
});

test('what is deleted and undone is heard by its name, and a second press deletes nothing', async () => {
  const user = await openThree();
  await user.click(screen.getByRole('button', { name: /Study/ }));
  await user.click(button(deletion(2, 'Study')));
  expect(said()).toContain(fill(status.deleted, { what: inSentence(2, 'Study') }));
  expect(button(`${status.undo}: ${inSentence(2, 'Study')}`)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(said()).toContain(fill(status.restored, { what: inSentence(2, 'Study') }));
  expect(screen.getByRole('group', { name: named(2, 'Study') })).toHaveFocus();
  await user.click(button(sending.clear));
  expect(within(screen.getByRole('navigation')).getAllByRole('button')).toHaveLength(1);
  expect(room()).toHaveValue('');
});
