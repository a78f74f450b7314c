import { parseArgs } from 'node:util';

/** Ways to measure: Lighthouse, a real slow line, the answer to taps. */
export const kinds = ['lab', 'line', 'taps'] as const;

export type Kind = (typeof kinds)[number];

/** What `npm run bench` is asked for. */
export interface Options {
  /** Addresses; undefined: every page of out/. */
  readonly pages: readonly string[] | undefined;
  readonly rounds: number;
  readonly kinds: readonly Kind[];
  /** File for all samples, as JSON. */
  readonly json: string | undefined;
}

/** How to call it. */
export const usage = `npm run bench -- [--pages /,/curtains/wave/ | --all] [--rounds 3] [--only lab,line,taps] [--json file]`;

function isKind(name: string): name is Kind {
  return kinds.some((kind) => kind === name);
}

/**
 * Reads the arguments of the command.
 * @throws Error that says what is wrong
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '/,/curtains/wave/' },
      all: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      only: { type: 'string', default: kinds.join() },
      json: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds is '${values.rounds}'. Use a whole number from 1`);
  }
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !isKind(name));
  if (unknown !== undefined) {
    throw new Error(`--only names '${unknown}'. Use ${kinds.join(', ')}, with commas between`);
  }
  const pages = values.pages.split(',');
  const odd = pages.find((page) => !/^\/(.*\/)?$/.test(page));
  if (odd !== undefined) {
    throw new Error(`--pages names '${odd}'. An address begins and ends with '/': /curtains/wave/`);
  }
  return {
    pages: values.all ? undefined : pages,
    rounds,
    kinds: kinds.filter((kind) => wanted.includes(kind)),
    json: values.json,
  };
}
