import { fork } from 'typed-redux-saga';
import { i18n } from '../i18n/i18n';
import type { Arguments, Call } from '../store/attempt';
import type { PagedList } from '../store/createPagedList';
import { createRequest } from '../store/createRequest';
import type { ListsState } from '../store/lists';
import { on } from '../store/reactions';
import { createUndoable } from './createUndoable';

interface Suggestion {
  id: string;
}

/** Hides suggestions of a list for good; can be taken back for six seconds (FOLW-03, GRP-01, CMP-01, HOUR-04). */
export function createHiding<Args extends Arguments>(
  name: string,
  suggestions: PagedList<Args>,
  send: Call<[Suggestion], undefined>,
) {
  const hide = createRequest(name, send, {
    key: ({ id }: Suggestion) => id,
    messages: { failure: 'errors:failedTo.unexpected' },
  });
  const undoable = createUndoable<Suggestion, undefined>(
    name,
    hide,
    () => i18n.t('common:suggestionHidden'),
    suggestions.name,
  );
  const removal = on(hide.success, ({ meta: { arg } }, state: { lists: ListsState }) =>
    suggestions.itemRemovedWhere(state, arg.id, () => true),
  );

  function* saga() {
    yield* fork(removal);
    yield* fork(undoable.saga);
  }

  return { ...undoable, saga };
}
