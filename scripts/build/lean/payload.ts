import { BrokenAssumption } from '../broken-assumption';
import { parseRows, type Row } from './rows';

/** How a script hands a part of React's data over: as a text in JSON. */
const push = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/**
 * The rows of React's data.
 * @param file the page, for messages
 * @param script the script that hands them over
 * @throws BrokenAssumption when it does so in another way, or they are no rows
 */
export function readPayload(file: string, script: string): Row[] {
  const data = [...script.matchAll(push)]
    .map(([, literal]) => JSON.parse(literal ?? '""'))
    .join('');
  const rest = script.replace(push, '');
  if (!data || rest.includes('__next_f.push([1') || rest.includes('push([3')) {
    throw new BrokenAssumption(file, 'React’s data is text in push([1,"…"])', script.slice(0, 200));
  }
  try {
    return parseRows(data);
  } catch (error) {
    throw new BrokenAssumption(file, 'React’s data is in rows', String(error));
  }
}

/** The same script, handing over other data. */
export function writePayload(script: string, data: string): string {
  let written = false;
  return script.replace(push, () => {
    if (written) return '0';
    written = true;
    // In a file (data-file.ts), where a '<' is no danger.
    return `self.__next_f.push([1,${JSON.stringify(data)}])`;
  });
}
