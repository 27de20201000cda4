import { posts } from '@/shared/i18n/en/posts';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('posts', posts);

export function usePostTexts() {
  return useTexts('posts');
}
