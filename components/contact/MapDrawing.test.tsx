import { render, screen } from '@testing-library/react';
import { city } from '@/config/map';
import { MapDrawing } from './MapDrawing';

jest.mock('@/lib/content/site', () => ({
  site: {
    address: { geo: { latitude: 25.684, longitude: 51.505 } },
    words: {
      en: { address: { district: 'Harbour', city: 'Al Khor' } },
      ar: { address: { district: 'الميناء', city: 'الخور' } },
    },
  },
}));

test('outside Doha the map shows the shop’s district and unnamed streets', () => {
  render(<MapDrawing locale="en" label="Map" />);
  const map = screen.getByRole('img', { name: 'Map' });
  expect(map).toHaveTextContent('HarbourAl Khor');
  for (const { name } of city.rings) expect(map).not.toHaveTextContent(name.en);
});
