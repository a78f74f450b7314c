/** A placeholder of the content in square brackets: '[days]' (docs/requirements.md 2.9). */
export const placeholder = /\[[^\]]+\]/;
