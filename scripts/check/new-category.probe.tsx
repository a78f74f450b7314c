/** What new-category.test.ts asks a copy of the project: where the page of the argument turns up. */
import { renderToStaticMarkup } from 'react-dom/server';
import { generateStaticParams } from '@/app/curtains/[slug]/page';
import { CategoryPage } from '@/components/pages/CategoryPage';
import { Footer } from '@/components/shell/Footer';
import { mainMenu } from '@/components/shell/menu';
import { curtains } from '@/content/collections';
import { paths } from '@/content/routes';
import { sitemap } from '@/lib/sitemap';

const slug = process.argv[2] ?? '';
const path = `/curtains/${slug}`;
const heading = curtains.find((each) => each.slug === slug)?.words.en.heading;
const pages = curtains.map((category) => ({
  slug: category.slug,
  html: renderToStaticMarkup(<CategoryPage category={category} locale="en" />),
}));
const menu = mainMenu('en').flatMap(({ below = [] }) => below);

console.log(
  JSON.stringify({
    route: paths.some((each) => each === path),
    params: generateStaticParams().some((params) => params.slug === slug),
    menu: menu.find((link) => link.path === path)?.name,
    footer: renderToStaticMarkup(<Footer locale="en" />).includes(`href="${path}/"`),
    sitemap: sitemap().includes(`${path}/</loc>`),
    page: pages.some((page) => page.slug === slug && page.html.includes(`>${heading}</h1>`)),
    neighbour: pages.some((page) => page.slug !== slug && page.html.includes(`href="${path}/"`)),
  }),
);
