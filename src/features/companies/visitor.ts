import { visitorWallList } from '@/features/walls/visitorWalls';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import { createResource } from '@/shared/store/createResource';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import type { Room } from '@/shared/store/rooms';

/** Loads a company as a visitor sees it, apart from the member's own view of it (CMP-02). */
export const loadCompanyAsVisitor = createResource(
  'companies/loadAsVisitor',
  lazyCall(async () => (await import('./api')).fetchCompanyAsVisitor),
  { key: (permalink) => permalink, concurrency: 'latest' },
);

/** Comes with the visitor's view of a company. */
export const companyVisitorRoom: Room = {
  name: 'companyVisitor',
  requests: [loadCompanyAsVisitor],
  reactions: [
    // Each visitor's view shows the posts anew (CMP-02).
    on(loadCompanyAsVisitor.request, (_, state: { lists: ListsState }) =>
      visitorWallList.resetWhere(state, ({ type }) => type === 'company'),
    ),
  ],
};
