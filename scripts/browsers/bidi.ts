import { once } from 'node:events';
import WebSocket from 'ws';

/** A message of WebDriver BiDi, https://w3c.github.io/webdriver-bidi/: an answer has an id, an event a method. */
interface Incoming {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A connection that speaks WebDriver BiDi. */
export interface Bidi {
  /** @throws (rejects) with the browser's words when it refuses, or when it is gone */
  send<Result>(method: string, params?: object): Promise<Result>;
  on(event: 'log.entryAdded', listener: (params: LogEntry) => void): void;
}

/** What `log.entryAdded` says, as far as it is read here. */
export interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly text: string | null;
}

/** Connects to a browser. The address is a `ws:` one. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners: ((params: LogEntry) => void)[] = [];
  let last = 0;

  socket.on('message', (data) => {
    const incoming: Incoming = JSON.parse(String(data));
    if (incoming.type === 'event') {
      // Nothing else is subscribed to.
      for (const listener of listeners) listener(incoming.params as LogEntry);
      return;
    }
    const asked = waiting.get(incoming.id ?? 0);
    waiting.delete(incoming.id ?? 0);
    if (incoming.type === 'success') asked?.resolve(incoming.result);
    else asked?.reject(new Error(`${incoming.error}: ${incoming.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone'));
  });
  await once(socket, 'open');

  return {
    // The protocol says what each command answers.
    send: <Result>(method: string, params: object = {}) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }) as Promise<Result>,
    on: (_, listener) => void listeners.push(listener),
  };
}
