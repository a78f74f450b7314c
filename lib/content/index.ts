/** The content on the server: entries in one language, all texts, and the shop's facts. The browser imports single files. */
export * from './dictionary';
export { site } from './site';
export type * from './types';
