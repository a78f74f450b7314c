import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** How often the memory is looked at, in milliseconds. */
const interval = 400;

/** What a program took. */
export interface Measured {
  readonly seconds: number;
  /** Most memory that it and all its children held at one time, in megabytes. */
  readonly peak: number;
}

/** One line of `ps`: a process, its parent, and the kilobytes that it holds. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly kilobytes: number;
}

/** Kilobytes of a process and all below it. */
export function memoryOf(pid: number, processes: readonly Process[]): number {
  const own = processes.find((each) => each.pid === pid)?.kilobytes ?? 0;
  const below = processes
    .filter(({ parent }) => parent === pid)
    .map((child) => memoryOf(child.pid, processes));
  return below.reduce((sum, kilobytes) => sum + kilobytes, own);
}

async function processes(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));
}

/**
 * Runs a Node.js program, silently, and measures it.
 * @throws (rejects) with its last words when it fails
 */
export async function measure(args: readonly string[], folder: string): Promise<Measured> {
  const start = performance.now();
  const program = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  let said = '';
  const hear = (part: Buffer) => {
    said = `${said}${part}`.slice(-4000);
  };
  program.stdout.on('data', hear);
  program.stderr.on('data', hear);

  let peak = 0;
  const look = async () => {
    const now = memoryOf(program.pid ?? 0, await processes());
    peak = Math.max(peak, now / 1024);
  };
  // A look that fails is one look less.
  const timer = setInterval(() => look().catch(() => undefined), interval);
  const code = await new Promise((resolve) => program.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(said);
  return { seconds: (performance.now() - start) / 1000, peak };
}
