import { locales } from '@/config/locales';
import { webManifest } from '@/lib/seo/web-manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;

const ending = '.webmanifest';

export const generateStaticParams = () => locales.map((locale) => ({ file: locale + ending }));

export async function GET(_: Request, { params }: RouteContext<'/manifest/[file]'>) {
  const { file } = await params;
  const locale = locales.find((each) => each + ending === file);
  return Response.json(locale && webManifest(locale));
}
