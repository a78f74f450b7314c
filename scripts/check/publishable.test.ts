import type { Group } from './findings';
import { assertPublishable, refusal } from './publishable';

const group = (stopsPublishing: boolean, count: number): Group => ({
  id: stopsPublishing ? 'contact' : 'policies',
  title: stopsPublishing ? 'Contact facts' : 'Open places',
  why: '',
  stopsPublishing,
  findings: Array.from({ length: count }, (_, index) => ({
    file: 'content/site.json',
    line: index + 1,
    field: `fact-${index + 1}`,
    now: 'invented',
    wanted: 'yours',
  })),
});

function publish(production: boolean, allowed: boolean, ...groups: Group[]) {
  const said: string[] = [];
  assertPublishable({
    production,
    allowed,
    groups: () => groups,
    say: (line) => said.push(line),
  });
  return said.join('\n');
}

it('says nothing to a local preview', () => {
  expect(publish(false, false, group(true, 3))).toBe('');
});

it('refuses a production build, and names what and where', () => {
  const build = () => publish(true, false, group(true, 2));
  expect(build).toThrow('content/site.json:2  fact-2: invented');
  expect(build).toThrow('ALLOW_SAMPLE=1');
});

it('publishes all the same when told so outright, and says so', () => {
  const said = publish(true, true, group(true, 2));
  expect(said).toContain('2  Contact facts');
  expect(said).toContain('ALLOW_SAMPLE is 1');
});

it('lets open places and renders pass, with a summary', () => {
  expect(publish(true, false, group(true, 0), group(false, 4))).toContain('4  Open places');
});

it('says nothing when nothing is left', () => {
  expect(publish(true, false, group(true, 0))).toBe('');
});

it('names no more than a screen holds', () => {
  expect(refusal([group(true, 30)])).toContain('and 20 more');
});
