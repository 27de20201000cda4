import { takeEvery } from 'typed-redux-saga';
import { navigated } from '@/shared/store/navigation';

type Navigator = (to: string, replace: boolean) => void;

let navigator: Navigator | null = null;

/** The router's navigation, set while it is mounted. */
export function setNavigator(next: Navigator | null): void {
  navigator = next;
}

/** Follows the `navigated` actions of the rooms. */
export function* followNavigation() {
  yield* takeEvery(navigated, ({ payload: { to, replace } }) => navigator?.(to, replace ?? false));
}
