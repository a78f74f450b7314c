import { locales } from '@/config/locales';
import { webManifest } from '@/lib/seo/web-manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ending = '.webmanifest';

export const generateStaticParams = () => locales.map((locale) => ({ file: locale + ending }));

interface Context {
  readonly params: Promise<{ readonly file: string }>;
}

export async function GET(_: Request, { params }: Context) {
  const { file } = await params;
  const locale = locales.find((each) => each + ending === file);
  return locale ? Response.json(webManifest(locale)) : new Response(null, { status: 404 });
}
