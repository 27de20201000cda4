import { visitorWallList } from '@/features/walls/visitorWalls';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createResource } from '@/shared/store/createResource';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';

/** Loads a group as a visitor sees it, apart from the member's own view of it (GRP-03). */
export const loadGroupAsVisitor = createResource(
  'groups/loadAsVisitor',
  lazyCall(async () => (await import('./api')).fetchGroupAsVisitor),
  { key: (permalink) => permalink, concurrency: 'latest' },
);

/** Comes with the visitor's view of a group. */
export const groupVisitorRoom: Room = {
  name: 'groupVisitor',
  requests: [loadGroupAsVisitor],
  reactions: [
    // Each visitor's view shows the posts anew (GRP-03).
    on(loadGroupAsVisitor.request, (_, state: { lists: ListsState }) =>
      visitorWallList.resetWhere(state, ({ type }) => type === 'group'),
    ),
  ],
};
