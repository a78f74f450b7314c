const later = '/_next/static/start-up.js';
const root = document.documentElement;
/** What the script has attached to the window, taken away after each test. */
const attached: Parameters<typeof removeEventListener>[] = [];

async function load(html: string): Promise<void> {
  jest.resetModules();
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  Object.assign(globalThis, { LATER: later });
  await import('./inline');
}

const fetched = () => document.head.querySelectorAll(`script[src="${later}"]`).length;
const by = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const click = (selector: string, init: MouseEventInit = {}) =>
  by(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  jest.useFakeTimers();
  root.className = 'light';
  localStorage.clear();
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((...args: (typeof attached)[number]) => {
      attached.push(args);
      add(...args);
    });
});
afterEach(() => {
  for (const args of attached.splice(0)) removeEventListener(...args);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the first picture', () => {
  test.each([
    ['the page is loaded', () => dispatchEvent(new Event('load'))],
    ['the visitor scrolls', () => document.dispatchEvent(new Event('scroll'))],
    ['the visitor touches', () => document.body.dispatchEvent(new Event('pointerdown'))],
    ['four seconds have passed', () => jest.advanceTimersByTime(4000)],
  ])('has the line to itself until %s', async (_, happen) => {
    await load('');
    expect(root).toHaveClass('first-picture');
    happen();
    jest.advanceTimersByTime(200);
    expect(root).not.toHaveClass('first-picture');
  });
});

describe('the rest of the scripts', () => {
  test('is fetched when the loaded page is painted, once', async () => {
    await load('');
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(fetched()).toBe(0);
    dispatchEvent(new Event('load'));
    expect(fetched()).toBe(0);
    jest.advanceTimersByTime(200);
    document.body.dispatchEvent(new Event('keydown'));
    expect(fetched()).toBe(1);
    expect(window.early.wanted).toHaveProperty('type', 'pointerdown');
  });

  test('does not wait for ever for a picture that does not come', async () => {
    await load('');
    document.body.dispatchEvent(new Event('pointerdown'));
    jest.advanceTimersByTime(4000);
    expect(fetched()).toBe(1);
  });
});

describe('the theme', () => {
  const button = '<button data-theme-toggle><b>x</b></button>';

  test('changes and is kept', async () => {
    await load(button);
    click('b');
    expect(root).toHaveClass('dark');
    expect(root).not.toHaveClass('light');
    expect(localStorage.theme).toBe('dark');
    click('b');
    expect(root).toHaveClass('light');
    expect(localStorage.theme).toBe('light');
  });

  test('changes where storage is refused', async () => {
    await load(button);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('refused');
    });
    click('b');
    expect(root).toHaveClass('dark');
  });

  test('is React’s once the button is', async () => {
    await load('<button>x</button>');
    click('button');
    expect(root).toHaveClass('light');
  });
});

describe('a tap that needs React', () => {
  const link = '<a href="#large" data-wait="preview"><b>x</b></a>';

  test('is kept, and hurries the scripts', async () => {
    await load(link);
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    expect(click('b')).toBe(false);
    expect(reached).not.toHaveBeenCalled();
    expect(fetched()).toBe(1);
    expect(window.early.kept).toBe(by('a'));

    window.early.live = { preview: true };
    window.early.replay?.();
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'is the browser’s with %p',
    async (keys) => {
      await load(link);
      expect(click('b', keys)).toBe(true);
      expect(fetched()).toBe(0);
    },
  );

  test.each(['error', 'load'])(
    'is the browser’s when the scripts cannot be had, or are broken: %s',
    async (event) => {
      await load(link);
      click('b');
      const reached = jest.fn();
      by('a').addEventListener('click', reached);
      document.head.querySelector('script')?.dispatchEvent(new Event(event));
      expect(reached).toHaveBeenCalledTimes(1);
      expect(click('b')).toBe(true);
    },
  );

  test('is the browser’s when the scripts do not answer', async () => {
    await load(link);
    click('b');
    const reached = jest.fn();
    by('a').addEventListener('click', reached);
    jest.advanceTimersByTime(9000);
    expect(reached).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(reached).toHaveBeenCalledTimes(1);
  });

  test('is not given up when the scripts are there and whole', async () => {
    await load(link);
    click('b');
    const script = document.head.querySelector('script') as HTMLScriptElement;
    script.onload = null;
    jest.advanceTimersByTime(10_000);
    expect(click('b')).toBe(false);
  });

  test('may be a form that is sent', async () => {
    await load('<form data-wait="form"><button>send</button></form>');
    const form = by('form') as HTMLFormElement;
    const sent = jest.fn((event: Event) => event.preventDefault());
    form.addEventListener('submit', sent);
    by('button').click();
    expect(sent).not.toHaveBeenCalled();
    window.early.live = { form: true };
    window.early.replay?.();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});

describe('a carousel’s arrows', () => {
  const row = (state = '') => `<div class="carousel">
    <div class="swiper ${state}"><div class="row"><i></i><i></i><i></i></div></div>
    <button data-carousel-step="-1">back</button><button data-carousel-step="1">on</button></div>`;
  const back = '[data-carousel-step="-1"]';
  const on = '[data-carousel-step="1"]';

  /** Three slides of 100 in a row of 100; `direction` is -1 from right to left. */
  async function loadRow(direction: 1 | -1, state?: string): Promise<HTMLElement> {
    await load(row(state));
    const element = by('.row');
    Object.defineProperties(element, {
      scrollWidth: { value: 300 },
      clientWidth: { value: 100 },
      scrollLeft: { value: 0, writable: true },
    });
    for (const [index, slide] of [...element.children].entries()) {
      Object.defineProperty(slide, 'offsetLeft', { value: index * 100 * direction });
    }
    return element;
  }

  test.each([1, -1] as const)('move the row and go round (direction %i)', async (direction) => {
    const element = await loadRow(direction);
    const places = [on, on, on, back, back].map((arrow) => {
      click(arrow);
      return element.scrollLeft * direction;
    });
    expect(places).toEqual([100, 200, 0, 200, 100].map((place) => expect.closeTo(place)));
  });

  test('are Swiper’s once it runs', async () => {
    const element = await loadRow(1, 'swiper-initialized');
    click(on);
    expect(element.scrollLeft).toBe(0);
  });
});
