import { usePostTexts } from '@/features/posts/ui/postTexts';
import { SavedPosts } from '@/features/walls/ui/SavedPosts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

export default function BookmarksPage() {
  const t = usePostTexts();
  useDocumentTitle(t('bookmarks.title'));
  return (
    <>
      <Masthead aside={t('bookmarks.lead')}>{t('bookmarks.title')}</Masthead>
      <SavedPosts />
    </>
  );
}
