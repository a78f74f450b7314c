import { PreviewDialog } from '@/components/preview/PreviewDialog';
import { previewWords } from '@/components/preview/words';
import { PageTop } from '@/components/shell/PageTop';
import { ClothWall } from '@/components/wall/ClothWall';
import { getDictionary } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

export function ClothsPage({ page, locale }: PageProps) {
  const words = getDictionary(locale).clothsPage;
  return (
    <>
      <PageTop page={page} words={words} text={words.intro} endsFirst>
        <ClothWall locale={locale} />
      </PageTop>
      <PreviewDialog limit="90vh" {...previewWords(locale, true)} />
    </>
  );
}
