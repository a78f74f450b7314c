/** What new-category.test.ts asks a copy of the project: where the page of the argument turns up. */
import { generateStaticParams } from '@/app/(en)/curtains/[slug]/page';
import { footerColumns, mainMenu } from '@/components/shell/menu';
import { defaultLocale } from '@/content/locales';
import { neighboursOf } from '@/lib/menu-limit';
import { paths } from '@/lib/pages';
import { categoryPages } from '@/lib/pages/entry-pages';
import { sitemap } from '@/lib/sitemap';

const slug = process.argv[2] ?? '';
const path = `/curtains/${slug}`;
const curtains = categoryPages('curtains', defaultLocale);
const leadsThere = (link: { readonly path: string }) => link.path === path;
const menu = mainMenu(defaultLocale).flatMap(({ below = [] }) => below);

console.log(
  JSON.stringify({
    route: paths.some((each) => each === path),
    params: generateStaticParams().some((params) => params.slug === slug),
    menu: menu.find(leadsThere)?.name,
    footer: footerColumns(defaultLocale).some(({ links }) => links.some(leadsThere)),
    sitemap: sitemap(() => '').includes(`${path}/</loc>`),
    heading: curtains.find(leadsThere)?.heading,
    neighbour: curtains.some((page) => neighboursOf(curtains, page).some(leadsThere)),
  }),
);
