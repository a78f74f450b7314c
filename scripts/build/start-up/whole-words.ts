import { marks } from './marks';

/**
 * Lets the header's links and the words on a picture be seen (components/ui/base.css) when the element behind the title's
 * words is there, which build/whole-words.ts marks. It looks before each frame: an observer would be called for each
 * piece of the page, and a rule with `:has()` has all elements styled anew with each change of the head.
 */
export function showWholeWords(): void {
  if (document.readyState === 'loading' && !document.querySelector('[data-behind]')) {
    requestAnimationFrame(showWholeWords);
  } else {
    marks.remove('reading');
  }
}
