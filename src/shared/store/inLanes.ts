import { call, fork, type SagaGenerator } from 'typed-redux-saga';

/** Calls at one time; the others of a crowd wait for their turn. */
const lanes = 4;

/** Runs `run` for each of many things in their order, a few at a time, and ends once all have ended. */
export function* inLanes<Item>(items: readonly Item[], run: (item: Item) => SagaGenerator<void>) {
  const queue = [...items];
  const lane = function* () {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) yield* call(run, item);
  };
  for (let count = 0; count < lanes; count += 1) yield* fork(lane);
}
