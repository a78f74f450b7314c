/** Classes by which the style sheet knows how far the page is, and its theme. */
export const marks = document.documentElement.classList;
