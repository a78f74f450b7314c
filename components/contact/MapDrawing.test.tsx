import { render, screen } from '@testing-library/react';
import { city } from '@/content/map';
import { MapDrawing } from './MapDrawing';

jest.mock('@/content/site', () => ({
  site: {
    address: { geo: { latitude: 25.684, longitude: 51.505 } },
    words: { en: { address: { district: 'Harbour', city: 'Al Khor' } } },
  },
}));

test('a shop elsewhere is on the map by its district, among streets without Doha’s names', () => {
  render(<MapDrawing locale="en" label="Map" />);
  const map = screen.getByRole('img', { name: 'Map' });
  expect(map).toHaveTextContent('HarbourAl Khor');
  for (const { name } of city.rings) expect(map).not.toHaveTextContent(name.en);
});
