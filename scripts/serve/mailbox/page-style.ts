/** Style of the mailbox's page, in the system's own colours, so light and dark both hold. */
export const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-block-start: 2.5rem; }
h3 { font-size: 1rem; margin: 0; }
a { display: inline-block; padding-block: 0.625rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
form p { flex-basis: 100%; margin: 0; }
label { display: grid; gap: 0.25rem; }
select, input, button { box-sizing: border-box; min-height: 2.75rem; padding: 0 0.75rem; font: inherit; }
article { margin-block-start: 1.5rem; padding: 1rem; border: 1px solid GrayText; border-radius: 0.5rem; }
dl { margin: 0.75rem 0 0; }
dl div { display: grid; grid-template-columns: 8rem 1fr; gap: 0.25rem 1rem; padding-block: 0.25rem; }
dt { font-weight: 600; overflow-wrap: anywhere; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl div { grid-template-columns: 1fr; } }
`;
