import { createAction, type Action } from '@reduxjs/toolkit';

/** Milliseconds for which an act can be taken back before it is sent (HOUR-04). */
export const undoMs = 6000;

/** An act that is shown as done and not yet, or not wholly, sent. */
export interface WaitingAct {
  id: string;
  /** Name of its undoable. */
  name: string;
  /** Objects of the act, as far as they are not settled. */
  items: readonly unknown[];
  /** Kind of the things that lists leave out meanwhile, or the name of the one list that does. */
  hides?: string | undefined;
}

export interface UndoState {
  acts: readonly WaitingAct[];
  /** The act that the bar offers to take back. */
  offered: { id: string; text: string } | null;
  /** True while the time stands still: the bar has the pointer or the focus, or the tab is hidden. */
  isHeld: boolean;
}

const initialState: UndoState = { acts: [], offered: null, isHeld: false };

export const actOffered = createAction<WaitingAct & { text: string }>('undo/offered');
/** Takes the act back; nothing of it was sent. */
export const actUndone = createAction<{ id: string }>('undo/undone');
/** Sends the act now: the bar was closed, or its time is over. */
export const actConfirmed = createAction<{ id: string }>('undo/confirmed');
/** An item was sent and answered, or the answer will not be heard. */
export const itemSettled = createAction<{ id: string; item: unknown }>('undo/itemSettled');
export const undoHeld = createAction<boolean>('undo/held');

/** Acts that wait for their six seconds. What they change on screen is derived from them, so that undoing is exact. */
export function undoReducer(state: UndoState = initialState, action: Action): UndoState {
  if (actOffered.match(action)) {
    const { text, ...act } = action.payload;
    return { acts: [...state.acts, act], offered: { id: act.id, text }, isHeld: false };
  }
  if (actUndone.match(action)) {
    const { id } = action.payload;
    return { ...withoutOffer(state, id), acts: state.acts.filter((act) => act.id !== id) };
  }
  if (actConfirmed.match(action)) return withoutOffer(state, action.payload.id);
  if (itemSettled.match(action)) return { ...state, acts: withoutItem(state.acts, action.payload) };
  if (undoHeld.match(action)) return { ...state, isHeld: action.payload };
  return state;
}

/**
 * Ids that all lists of a kind leave out, or that the list of this name does. They are joined by spaces, so that a
 * selector answers an equal value while they stay the same.
 */
export function hiddenIds({ acts }: UndoState, kind: string): string {
  const items = acts.filter(({ hides }) => hides === kind).flatMap((act) => act.items);
  return items.map((item) => (item as { id: string }).id).join(' ');
}

function withoutItem(acts: UndoState['acts'], { id, item }: { id: string; item: unknown }) {
  return acts
    .map((act) => (act.id === id ? { ...act, items: act.items.filter((one) => one !== item) } : act))
    .filter(({ items }) => items.length > 0);
}

function withoutOffer(state: UndoState, id: string): UndoState {
  return state.offered?.id === id ? { ...state, offered: null, isHeld: false } : state;
}
