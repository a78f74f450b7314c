export * from './case';
export * from './date-text';
export * from './digits';
export * from './fill';
export * from './typeset';
