import { loadCompanyAsVisitor } from '@/features/companies/visitor';
import { loadGroupAsVisitor } from '@/features/groups/visitor';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';
import { photosOf } from './lists';

/** Comes with the visitor's view of a group or company, each of which shows the photos anew (GRP-03, CMP-02). */
export const visitorPhotosRoom: Room = {
  name: 'visitorPhotos',
  reactions: [
    on([loadGroupAsVisitor.request, loadCompanyAsVisitor.request], (_, state: { lists: ListsState }) =>
      photosOf.resetWhere(state, ({ seenAs }) => seenAs === 'visitor'),
    ),
  ],
};
