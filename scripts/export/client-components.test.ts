import { temporaryFolder } from '../serve/testing';
import { findClientComponents } from './client-components';

const { path, write, remove } = temporaryFolder();

afterAll(remove);

test('finds each client component, and says what one lacks', () => {
  const component = "'use client';\nexport const Counter = clientComponent('Counter', Counted);";
  write('counter/Counter.tsx', component);
  write('counter/Counter.test.tsx', "clientComponent('Other')");
  write('counter/Counted.tsx', `export const Counted = 1; // ${'.'.repeat(5000)}`);
  const found = { name: 'Counter', file: `${path}/counter/Counter.tsx`, isSmall: true };
  expect(findClientComponents(path)).toEqual([found]);
  for (const [text, error] of [
    [`${component}// ${'.'.repeat(5000)}`, ''],
    [component.slice(component.indexOf('export')), "needs 'use client'"],
    [component.replace('export ', ''), 'export const Counter'],
    [component.replace("('Counter'", "('Other'"), 'export const Other'],
  ] as const) {
    write('counter/Counter.tsx', text);
    if (error) expect(() => findClientComponents(path)).toThrow(error);
    else expect(findClientComponents(path)).toEqual([{ ...found, isSmall: false }]);
  }
  write('counter/Counter.tsx', component);
  write('other/Counter.tsx', component);
  expect(() => findClientComponents(path)).toThrow('other/Counter.tsx: another');
});
