import { pageBefore } from './page-before';

test('keeps what the page said, without what only scripts can undo', () => {
  document.body.innerHTML = `<header>Header</header><main>
    <h1>Wave Curtains</h1>
    <div class="swiper swiper-initialized"><div style="transform: none">
      <div inert>One</div><div>Two</div>
    </div></div>
    <section id="error-screen" hidden>Something went wrong</section>
  </main>`;
  document.body.innerHTML = pageBefore();
  expect(document.body).toHaveTextContent(/^Wave Curtains OneTwo$/);
  expect(document.querySelector('.swiper-initialized, [inert], [style]')).toBeNull();
});
