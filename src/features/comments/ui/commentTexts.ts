import { comments } from '@/shared/i18n/en/comments';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('comments', comments);

export function useCommentTexts() {
  return useTexts('comments');
}
