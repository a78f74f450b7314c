import { pressInTransition } from './press-in-transition';

function button(): HTMLElement {
  const found = document.getElementById('b');
  if (!found) throw new Error('no button');
  return found;
}

const skipTransition = jest.fn();
const clicked = jest.fn();
const reveal = (viewTransition: object | null) =>
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));

/** A press that reaches an element, at the place of the button. */
function press(reached: Element): void {
  for (const type of ['pointerdown', 'click'])
    reached.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
}

beforeAll(pressInTransition);
beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<button id="b"></button>';
  button().addEventListener('click', clicked);
  document.elementFromPoint = () => button();
});

test('a press during the transition ends it, and acts where it is', () => {
  reveal({ skipTransition });
  press(document.documentElement);
  expect(skipTransition).toHaveBeenCalledTimes(1);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(button()).toHaveFocus();
});

test('a press that reaches its place acts once', () => {
  reveal({ skipTransition });
  press(button());
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('without a transition a press on the root does nothing', () => {
  reveal(null);
  press(document.documentElement);
  expect(clicked).not.toHaveBeenCalled();
});
