import { waitFor } from '@testing-library/react';
import { colourBrowserFrame } from './browser-frame';

test('the browser’s frame follows the theme that is chosen', async () => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">';
  const { style, classList } = document.documentElement;
  style.backgroundColor = 'rgb(1, 2, 3)';
  colourBrowserFrame();
  const frames = () =>
    [...document.querySelectorAll('meta')].map(({ content }) => content.replaceAll(' ', ''));
  expect(frames()).toEqual(['rgb(1,2,3)', 'rgb(1,2,3)']);
  style.backgroundColor = 'rgb(4, 5, 6)';
  classList.add('dark');
  await waitFor(() => expect(frames()).toEqual(['rgb(4,5,6)', 'rgb(4,5,6)']));
});
