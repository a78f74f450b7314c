import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { type ExtraFile, immutableFile } from './bundle';
import type { Page } from './html';

/** Components with a shorter source are one file of the export: most pages have several of them (letters). */
const small = 1300;

export function findClientComponents(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`)
    .sort();
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/(.*)\bclientComponent\(\s*'(\w*)'/g)].map(([, start, name = '']) => {
      if (!text.startsWith("'use client'"))
        throw new Error(`${file}: needs 'use client' above all`);
      if (start !== `export const ${name} = `)
        throw new Error(`${file}: write export const ${name} = clientComponent('${name}', …)`);
      return { name, file, isSmall: text.length < small };
    });
  });
  const twice = found.find(
    ({ name }, index) => found.findIndex((each) => each.name === name) < index,
  );
  if (twice) throw new Error(`${twice.file}: another client component is called ${twice.name}`);
  return found;
}

const smallModule = 'components:small';
export const startModule = 'components:start';

/** The modules that start a page's components, and that have the small ones. */
export function componentModules(components: ReturnType<typeof findClientComponents>): Plugin {
  const registry = components.map(
    ({ name, file, isSmall }) =>
      `${name}: async () => (await import('${isSmall ? smallModule : `./${file}`}')).${name}`,
  );
  const texts: Readonly<Record<string, string>> = {
    [smallModule]: components
      .filter(({ isSmall }) => isSmall)
      .map(({ name, file }) => `export { ${name} } from './${file}';`)
      .join('\n'),
    [startModule]: `import { start } from './browser/start';\nstart({ ${registry.join()} });`,
  };
  return {
    name: 'components',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^components:/ }, ({ path }) => ({ path, namespace: 'components' }));
      onLoad({ filter: /./, namespace: 'components' }, ({ path }) => ({
        contents: texts[path] ?? '',
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** Longer ones would make the page arrive later: the planner's by 5 kB, a product's by 1.9, in Arabic by a round trip (letters). */
const longest = 40;

/** Moves the long props of client components into files, which their elements name. */
export function moveProps({ $ }: Page, basePath: string): ExtraFile[] {
  return $('[data-props]')
    .toArray()
    .flatMap((component) => {
      const props = $(component).attr('data-props') ?? '';
      if (props.length <= longest) return [];
      const file = immutableFile('', 'json', props);
      $(component).attr('data-props', `${basePath}/${file.path}`);
      return [file];
    });
}
