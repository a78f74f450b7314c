import { stock, windowWith } from '../testing';
import { coloursOf } from './window';

const colour = (cloth: string, name: string, ...hangs: ('vertical' | 'roller')[]) => {
  return {
    id: `${cloth}-${name}`,
    name,
    full: `${cloth}, ${name}`,
    cloth,
    hangs,
    tone: '',
    picture: '',
  };
};
const shop = {
  ...stock,
  colours: [
    colour('flax', 'rust'),
    colour('night', 'navy', 'roller'),
    colour('screen', 'white', 'vertical', 'roller'),
  ],
};
const labels = (choices: Parameters<typeof windowWith>[0]) =>
  coloursOf(windowWith(choices), shop).offered.map(({ label }) => label);

test('the colours are those of the cloth in front, of the kind of blind, or of all cloths for it', () => {
  expect(labels({ product: 'curtain' })).toEqual(['rust']);
  expect(labels({ product: 'curtain', cloth: 'night' })).toEqual(['navy']);
  expect(labels({ product: 'roller', rollerCloth: 'screen' })).toEqual(['white']);
  expect(labels({ product: 'vertical' })).toEqual(['screen, white']);
  expect(labels({ product: 'venetian' })).toEqual([]);
});

test('a colour of another cloth, or one that the shop no longer has, is not chosen', () => {
  const chosen = (of: string) => coloursOf(windowWith({ colour: of }), shop).chosen?.label;
  expect(['flax-rust', 'night-navy', 'sea', ''].map(chosen)).toEqual([
    'rust',
    undefined,
    undefined,
    undefined,
  ]);
});
