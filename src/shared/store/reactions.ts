import type { Action } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { put, select, takeEvery } from 'typed-redux-saga';

/** An action creator: anything that can tell its own actions from others. */
export interface Fact<A extends Action = Action> {
  match: (action: unknown) => action is A;
}

type ActionOf<F> = F extends Fact<infer A> ? A : never;

/** `State` names the slices that the room reads. */
type Answer<A, State> = (action: A, state: State) => readonly Action[];

/** One row of a room's table of reactions; runs as a saga of its own. */
export type Reaction = Saga<[]>;

/**
 * Dispatches the actions that follow from a fact, in their order.
 * @param facts one action creator, or several whose actions are answered alike
 * @param react gets the action and the state right after it; anything asynchronous belongs into a flow
 */
export function on<F extends Fact, State = unknown>(
  facts: F | readonly F[],
  react: Answer<ActionOf<F>, State>,
): Reaction {
  const all: readonly Fact[] = Array.isArray(facts) ? facts : [facts];
  const isMeant = (action: unknown): action is ActionOf<F> => all.some((fact) => fact.match(action));
  return function* () {
    yield* takeEvery(isMeant, function* (action: ActionOf<F>) {
      const state = yield* select((current: State) => current);
      for (const next of react(action, state)) yield* put(next);
    });
  };
}
