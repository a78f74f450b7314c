import { render, screen } from '@testing-library/react';
import { AgedDate } from './AgedDate';

function openAt(now: string) {
  jest.useFakeTimers({ now: Date.parse(now) });
  const container = document.createElement('div');
  container.innerHTML = '<time datetime="2025-12-25"><span>25 December 2025</span></time>';
  document.body.replaceChildren(container);
  const complaint = jest.spyOn(console, 'error');
  render(<AgedDate.View daysAgo={7} built="2025-12-25" language="en" text="25 December 2025" />, {
    container,
    hydrate: true,
  });
  // React reports a hydration mismatch.
  expect(complaint).not.toHaveBeenCalled();
}

describe('AgedDate', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['stays as built on the same day', '2026-01-01T12:00:00Z', '25 December 2025', '2025-12-25'],
    ['ignores a clock behind the build', '1970-01-01T00:00:00Z', '25 December 2025', '2025-12-25'],
    ['follows the visitor’s clock', '2026-01-09T12:00:00Z', '2 January 2026', '2026-01-02'],
  ])('%s', (_, now, text, date) => {
    openAt(now);
    expect(screen.getByText(text).parentElement).toHaveAttribute('datetime', date);
  });
});
