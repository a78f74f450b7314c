import { render, screen } from '@testing-library/react';
import { getDictionary } from '@/content/dictionary';
import { fill } from '@/lib/text/fill';
import { StarRating } from './StarRating';

test.each([0, 4, 4.5] as const)(
  '%d stars are one picture with a name, drawn from the number',
  (rating) => {
    render(<StarRating rating={rating} locale="en" />);
    const stars = screen.getByRole('img', { name: fill(getDictionary('en').ui.rated, { rating }) });
    expect(stars.style.getPropertyValue('--rating')).toBe(String(rating));
    expect(stars).toBeEmptyDOMElement();
  },
);
