import { TextDecoder, TextEncoder } from 'node:util';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { stock } from '@/components/planner/testing';
import { planMessage } from '@/components/planner/text/plan-message';
import { plannerWords } from '@/components/planner/words';
import { storageKey } from '../state/plan-storage';
import { PlannerContext, usePlannerState } from '../state/planner-context';
import { SendActions } from './SendActions';

const words = plannerWords.en;
const { sending } = words;
const shop = { ...stock, words };
const addresses = {
  whatsapp: 'https://wa.me/1?text=',
  email: 'mailto:a@b.qa',
  form: '/contact/',
  visit: '/visit/',
};

function Send() {
  const planner = usePlannerState(shop, useRef<HTMLFormElement>(null));
  const [status, setStatus] = useState('');
  const { plan } = planner;
  const message = planMessage(plan, '', shop);
  const send = { plan, message, link: '', addresses, onStatus: setStatus };
  return (
    <PlannerContext value={planner}>
      <SendActions {...send} />
      <p role="status">{status}</p>
    </PlannerContext>
  );
}

// jsdom lacks it.
Object.assign(globalThis, { TextEncoder, TextDecoder });
const { print } = window;
afterEach(() => Object.assign(window, { print }));

const press = () => userEvent.setup().click(screen.getByRole('button', { name: sending.print }));

test('reports a browser that does not print', async () => {
  window.print = () => {};
  render(<Send />);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(sending.notPrinted);
});

test('says nothing where the browser prints', async () => {
  window.print = () => dispatchEvent(new Event('beforeprint'));
  render(<Send />);
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the link to the visit ends in no sign that messengers cut', () => {
  localStorage.setItem(
    storageKey,
    JSON.stringify({ lists: [{ windows: [{}], place: 'Villa 5.' }] }),
  );
  render(<Send />);
  const link = screen.getByRole('link', { name: sending.visit });
  expect(link).toHaveAttribute('href', expect.stringMatching(/#.*Villa\+5\..*\d$/));
  localStorage.clear();
});
