/** @jest-environment node */
import { heavyModules, readStart } from './turbopack';

const long = `()=>{"${'x'.repeat(12_000)}"}`;
const chunk = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules.join()}]);`;

test('finds the modules that take long to compile', () => {
  expect(heavyModules(chunk('1', '()=>{}', '2', '3', long, '"four"', long))).toEqual([3, 'four']);
});

test('leaves files alone that hand over no modules', () => {
  expect(heavyModules('(()=>{let e;})();')).toEqual([]);
  expect(heavyModules('')).toEqual([]);
});

test('reads what starts a page', () => {
  const start = { otherChunks: ['a.js'], runtimeModuleIds: [1] };
  const script = (json: string) =>
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${json});`;
  expect(readStart(script(JSON.stringify(start)))).toEqual(start);
  expect(readStart(script('{"otherChunks":[1],"runtimeModuleIds":[1]}'))).toBeUndefined();
  expect(readStart('start(1)')).toBeUndefined();
});
