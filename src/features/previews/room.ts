import type { Room } from '@/shared/store/rooms';
import { previewWhileTyping } from './flows';
import { loadPreview } from './requests';

export const previewsRoom: Room = {
  name: 'previews',
  requests: [loadPreview],
  flows: [previewWhileTyping],
};
