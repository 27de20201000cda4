import { uploads } from '@/shared/i18n/en/uploads';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('uploads', uploads);

export function useUploadTexts() {
  return useTexts('uploads');
}
