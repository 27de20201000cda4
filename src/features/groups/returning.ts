import { put, select, take } from 'typed-redux-saga';
import { isShownAt } from '@/features/communities/isShownAt';
import { liveClosed, liveOpened } from '@/features/live/slice';
import { paths } from '@/shared/config/paths';
import type { GroupsState } from './entities';
import { loadGroup } from './requests';

/** Finds the group whose page is shown, once it is loaded. */
export function groupOnScreen(state: GroupsState) {
  return Object.values(state.groups).find(({ permalink }) => isShownAt(paths.group(permalink)));
}

/** Looks at the group on screen once a cut stream is back: the member may have been let in, or out (LIVE-03). */
export function* lookOnReturn() {
  for (;;) {
    yield* take(liveClosed);
    yield* take(liveOpened);
    const shown = yield* select(groupOnScreen);
    if (shown) yield* put(loadGroup.request(shown.permalink));
  }
}
