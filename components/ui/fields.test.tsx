import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focusNext } from './fields';

test('Enter leads from field to field, and stays in the last', async () => {
  const next = (event: Parameters<typeof focusNext>[0]) =>
    focusNext(event, screen.getAllByRole<HTMLElement>('textbox'));
  render(
    ['width', 'height'].map((name) => <input key={name} aria-label={name} onKeyDown={next} />),
  );
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('width'));
  for (let press = 0; press < 2; press += 1) {
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('height')).toHaveFocus();
  }
});
