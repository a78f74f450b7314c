import { render } from '@testing-library/react';
import { JsonLd } from './JsonLd';

describe('JsonLd', () => {
  it('escapes text that would end the script', () => {
    const name = '</script><b>';
    const { container } = render(<JsonLd nodes={[{ '@type': 'Thing', name }]} />);
    const json = container.querySelector('script')?.innerHTML ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name }],
    });
  });
});
