test.each([
  ['830', 'Zone 25, Street 830, Building 7'],
  ['Al Wahda Street', 'Zone 25, Al Wahda Street, Building 7'],
])('the street %s', async (street, text) => {
  jest.resetModules();
  jest.doMock('@/lib/content/country', () => ({ countryCode: 'QA' }));
  jest.doMock('@/lib/content/site', () => ({
    site: { address: { zone: '25', street, building: '7' } },
  }));
  const { plateText } = await import('./plate');
  expect(plateText('en')).toBe(text);
});
