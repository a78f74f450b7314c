import { animateDisclosures } from './disclosure-height';

interface Movement {
  readonly height: readonly string[];
  onfinish: (() => void) | null;
  readonly cancel: () => void;
}

let movements: Movement[];
const details = () => document.querySelector('details') as HTMLDetailsElement;
const press = () => document.querySelector('summary')?.click();
const finish = () => movements.at(-1)?.onfinish?.();

beforeAll(() => {
  Object.assign(window, { CSS: { supports: () => false } });
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  animateDisclosures();
});

beforeEach(() => {
  movements = [];
  document.body.innerHTML =
    '<details class="disclosure"><summary>Question</summary><p>Answer</p></details>';
  const element = details();
  // 60 px closed, 200 px open, as a browser would lay it out.
  Object.defineProperties(element, {
    offsetHeight: { get: () => (element.open ? 200 : 60) },
    clientHeight: { get: () => (element.open ? 200 : 60) },
  });
  Object.defineProperty(document.querySelector('summary'), 'offsetHeight', { value: 60 });
  const animate = ({ height }: Movement) => {
    const movement = { height, onfinish: null, cancel: jest.fn() };
    movements.push(movement);
    return movement;
  };
  // As much of an animation as is asked.
  Object.assign(element, { animate });
});

test('opens from the height of the question to that of the answer', () => {
  press();
  expect(details().open).toBe(true);
  expect(movements.at(-1)?.height).toEqual(['60px', '200px']);
  finish();
  expect(details().style.overflow).toBe('');
});

test('closes as it opened, and is closed at the end', () => {
  details().open = true;
  press();
  expect(movements.at(-1)?.height).toEqual(['200px', '60px']);
  expect(details().open).toBe(true);
  finish();
  expect(details().open).toBe(false);
});

test('turns round when it is pressed while it moves', () => {
  press();
  press();
  expect(movements[0]?.cancel).toHaveBeenCalled();
  finish();
  expect(details().open).toBe(false);
});
