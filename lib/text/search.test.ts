import { finder } from './search';

describe('finder', () => {
  it.each([
    ['', 'anything'],
    ['MOTOR', 'Which motor is quiet?'],
    ['blackout motor', 'A motor for a blackout curtain'],
    ['fri', 'Can you come on a Friday?'],
    ["don't", 'Why don’t you cut it?'],
    ['3-4 days', 'In 3–\u20604\u00a0days'],
    ['cafe', 'Curtains for a café'],
    ['ستاره', 'ستارة من الشيفون'],
    ['مجاني', 'القياس مجّاني'],
    ['اسبوع', 'بعد الأسبوع القادم'],
    ['سـتـائر', 'ستائر ويفي'],
    ['٧٢ ساعه', 'خلال 72 ساعة'],
    ['والمجالس', 'المجالس'],
    ['صالون', 'ستائر صالون'],
    ['بلاك اوت، محرك…', 'محرك لأقمشة البلاك أوت'],
    ['curtains', 'A curtain for a café'],
    ['glass', 'Double glass'],
    ['color, motorized', 'Motorised, in any colour'],
  ])('%j finds %j', (query, text) => {
    expect(finder(query)(text)).toBe(true);
  });

  it.each([
    ['الموتور', 'صوت المحرك'],
    ['بلاكاوت', 'أقمشة البلاك أوت'],
  ])('%j finds another word for it: %j', (query, text) => {
    const synonyms = ['محرك، موتور', 'نافذة, دريشة', 'بلاك أوت، بلاكاوت'];
    expect(finder(query, synonyms)(text)).toBe(true);
    expect(finder(query)(text)).toBe(false);
  });

  it('removes an article once', () => {
    expect(finder('الألوان')('ألوان القماش')).toBe(true);
    expect(finder('الألوان')('عنوان المعرض')).toBe(false);
  });

  it('ignores a comma too many among synonyms', () => {
    expect(finder('zebra', ['motor, engine,'])('A motor for a curtain')).toBe(false);
  });

  it('requires every word', () => {
    expect(finder('motor majlis')('A motor for a curtain')).toBe(false);
    expect(finder('bus')('A bulb')).toBe(false);
    expect(finder('سالم')('سم')).toBe(false);
  });
});
