import { render } from '@testing-library/react';
import { Prose } from './Prose';

test.each([
  ['اتصلوا على +974 4412 3456 أو 4412 3456.', ['+974 4412 3456', '4412 3456']],
  ['+97444123456', ['+97444123456']],
  ['من 48–\u206072 ساعة، 200 × 260.5 سم، خصم 20%', ['48–\u206072', '200 × 260.5', '20%']],
  ['نحو 40 دقيقة لخمس نوافذ، في 2026', []],
])('numbers that Arabic would reorder are left-to-right: %s', (text, expected) => {
  const { container } = render(<Prose>{text}</Prose>);
  const parts = [...container.querySelectorAll('bdi[dir=ltr]')];
  expect(parts.map(({ textContent }) => textContent)).toEqual(expected);
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
});
