import { usePostPageTexts } from '@/features/posts/ui/postPageTexts';
import { SavedPosts } from '@/features/walls/ui/SavedPosts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';

export default function BookmarksPage() {
  const t = usePostPageTexts();
  useDocumentTitle(t('bookmarks.title'));
  return (
    <>
      <Masthead aside={t('bookmarks.lead')}>{t('bookmarks.title')}</Masthead>
      <SavedPosts />
    </>
  );
}
