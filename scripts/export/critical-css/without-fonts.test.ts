import { withoutFonts } from './without-fonts';

test('the whole sheet names no font, and keeps all else in its order', () => {
  const sheet =
    'p{margin:0}@font-face{font-family:display;src:url(/a.woff2)format("woff2")}@media print{p{color:red}}@font-face {\n  src: local(Times);\n}\nb{font-family:display}';
  expect(withoutFonts(sheet)).toBe('p{margin:0}@media print{p{color:red}}\nb{font-family:display}');
});
