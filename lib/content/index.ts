/** The content on the server: entries in one language, all texts, and the shop's facts. The browser imports types alone. */
export * from './dictionary';
export * from './media';
export { site } from './site';
export type * from './types';
