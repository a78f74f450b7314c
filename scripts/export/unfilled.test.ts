import { textsIn } from '@/lib/schema/issue';
import { fill } from '@/lib/text/fill';
import { typeset } from '@/lib/text/typeset';
import { readEntries } from '../check/entries';
import { checkFilled } from './unfilled';

const [rated] = readEntries().entries.flatMap(({ file, collection, value }) =>
  textsIn(value)
    .filter(({ path }) => collection === 'interfaceTexts' && path.join('.') === 'words.ui.rated')
    .map(({ text }) => ({ file, text: typeset(text) })),
);
const { file = '', text = '' } = rated ?? {};
const page = (shown: string) => `<script>a={b}</script><p title="${shown}">Shop</p>`;

test('rejects a page that shows a placeholder, with its file and field', () => {
  expect(() => checkFilled('index.html', page(text))).toThrow(
    new RegExp(`index.html shows ‘.*{rating}.*\\n${file}:\\d+: words.ui.rated: `),
  );
  expect(() => checkFilled('index.html', page(fill(text, { rating: 5 })))).not.toThrow();
});
