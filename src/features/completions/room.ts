import type { Room } from '@/shared/store/rooms';
import { suggestWhileTyping } from './flows';
import { suggest } from './requests';

export const completionsRoom: Room = {
  name: 'completions',
  requests: [suggest],
  flows: [suggestWhileTyping],
};
