import type { Key } from './driver';

/** The code points that WebDriver has for keys without a character: https://w3c.github.io/webdriver/#keyboard-actions */
const codePoints: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
};

/** A mouse's click, as the actions of both WebDriver protocols. */
export function clickActions(x: number, y: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** A text typed key by key. */
export function typeActions(text: string): readonly object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** One key pressed and let go. */
export function keyActions(key: Key): readonly object[] {
  return typeActions(codePoints[key]);
}
