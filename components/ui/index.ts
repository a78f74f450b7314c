/** What the server renders with; client components import the files behind it, since a part may read all of the content. */
export * from './Drawing';
export * from './ExternalLink';
export * from './Icon';
export * from './JsonLd';
export * from './PageLink';
export * from './Prose';
export * from './Section';
export * from './TextSection';
export * from './target-link';
