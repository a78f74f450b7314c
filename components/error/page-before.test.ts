import { pageBefore, withoutScripts } from './page-before';

test('keeps what the page said and what a visitor wrote, without what only scripts can undo', () => {
  document.body.innerHTML = `<header>Header</header><main>
    <h1>Wave Curtains</h1>
    <section><div class="swiper swiper-initialized"><div style="transform: none">
      <div inert>One</div><div>Two</div>
    </div></div></section>
    <form><input></form>
    <section id="error-screen" hidden>Something went wrong</section>
  </main>`;
  const field = document.querySelector('input');
  if (field) field.value = 'Sara';
  const before = pageBefore();
  document.body.replaceChildren();
  document.body.append(...before.map(withoutScripts));
  expect(document.body).toHaveTextContent(/^Wave Curtains\s*OneTwo$/);
  expect(document.querySelector('.swiper-initialized, [inert], [style]')).toBeNull();
  expect(document.querySelector('input')).toHaveValue('Sara');
});
