import { ErrorScreen } from '@/components/error/ErrorScreen';
import { errors } from '@/content/en/errors';
import { site } from '@/content/site';

export const metadata = { title: `${site.name} | ${errors.notFound.title}` };

export default function NotFound() {
  const { illustration, ...words } = errors.notFound;
  return <ErrorScreen {...words} illustration={`${site.name} ${illustration}`} />;
}
