import { takeEvery } from 'typed-redux-saga';
import { navigated } from '@/shared/store/navigation';

type Navigator = (to: string, replace: boolean) => void;

let navigator: Navigator | null = null;

/** Set while the router is mounted. */
export function setNavigator(next: Navigator | null): void {
  navigator = next;
}

export function* performNavigation() {
  yield* takeEvery(navigated, ({ payload: { to, replace } }) => navigator?.(to, replace ?? false));
}
