import { render } from '@testing-library/react';
import { TextField } from './fields';

test('a suggestion that is there twice, as the shop’s own district may be, is offered once', () => {
  const options = ['Al Khor', 'Al Sadd', 'Al Sadd'];
  render(<TextField name="district" label="" value="" onChange={() => {}} options={options} />);
  const offered = [...document.querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toEqual(['Al Khor', 'Al Sadd']);
});
