import { TextEncoder } from 'node:util';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftKey } from '@/components/form/form-draft';
import { longest } from '@/components/form/form-fields';
import { getDictionary } from '@/lib/content/dictionary';
import { VisitActions } from './VisitActions';

const { comma, direction, hours, ui, visitPage } = getDictionary('en');
const words = {
  ...visitPage.form,
  label: 'Visit',
  newTab: ui.newTab,
  loading: ui.loading,
  comma,
  direction,
  hours,
};
const addresses = {
  whatsapp: 'https://wa.me/1?text=',
  email: 'mailto:a@b.qa',
  form: 'write',
  host: 'shop.example',
  city: 'Doha',
};
const part = { part: 'evening', periods: [{ opens: '17:00', closes: '22:00' }] } as const;
const day = { date: '2026-11-28', day: 6, inDays: 1, parts: [part] } as const;
const actions = (
  <VisitActions {...{ words, addresses, day, part, message: 'On Sunday', district: '' }} />
);

// jsdom lacks them.
Object.assign(globalThis, { TextEncoder });
Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });

test('the calendar’s button says what to do where no file is saved', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(actions);
  await userEvent.setup().click(screen.getByRole('button', { name: words.send.calendar }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(words.send.calendarSaved);
});

test('a form without room is spoken of, and what is in it stays', () => {
  const message = 'm'.repeat(longest.message);
  localStorage.setItem(draftKey, JSON.stringify({ message }));
  render(
    <>
      {actions}
      <form>
        <textarea id="visit-message" name="message" defaultValue={message} />
      </form>
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link', { name: words.send.form }))).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent(words.send.formFull);
  expect(screen.getByRole('textbox')).toHaveValue(message);
});
