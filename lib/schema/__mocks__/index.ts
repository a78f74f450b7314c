const actual = jest.requireActual('..');

/** Made once: where the files stay as they are, the schemas do, too. */
export const { schemaOf } = actual;
const all = actual.collections();
export const collections = () => all;
