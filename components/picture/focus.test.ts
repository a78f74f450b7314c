import { focusPosition } from './focus';

describe('focusPosition', () => {
  it('adds nothing where the centre is the focus', () => {
    expect(focusPosition({ x: 50, y: 50 }, { x: 50, y: 50 })).toEqual({});
    expect(focusPosition()).toEqual({});
  });

  it('sets a single focal point directly', () => {
    expect(focusPosition({ x: 30, y: 60 })).toEqual({ style: { objectPosition: '30% 60%' } });
  });

  it('changes to the focus of the upright picture on phones', () => {
    const { style, className } = focusPosition({ x: 50, y: 50 }, { x: 20, y: 40 });
    expect(style).toEqual({ '--focus': '50% 50%', '--focus-tall': '20% 40%' });
    expect(className).toBe('art-directed');
  });
});
