import type { Action } from '@reduxjs/toolkit';
import { channel, buffers } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { memberEntered } from '@/features/session/slice';
import { selectMyId } from '@/features/session/selectors';
import { now } from '@/shared/lib/time/clock';
import { isSameJson } from '@/shared/lib/json/sameJson';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { keepChoices, keyOf } from './kept';
import { createReader, nextExpiry } from './matching';
import { mutedFound, wordsChosen, wordsRead, type Muted, type MutingState } from './slice';
import type { MutedWord } from './types';

interface Written {
  authorId: string;
  preview: { name: string; description: string } | null;
}

/** Texts in the stores of other rooms. */
interface State extends MutingState {
  posts: Record<string, Written & { post: string }>;
  comments: Record<string, Written & { msg: string }>;
}

/** Longest wait of a timer. */
const longestMs = 2 ** 31 - 1;

const textOf = (text: string, { preview }: Written) =>
  [text, preview?.name, preview?.description].filter(Boolean).join('\n');

/**
 * Finds what holds a muted word, whenever something is read or written and whenever a word expires, so that its posts
 * come back without a reload (HOUR-07). One's own stays. Other tabs follow a choice.
 */
export function* applyMuting() {
  const myId = yield* call(enteredMember);
  const told = channel<true>(buffers.sliding(1));
  const tabs = joinTabs(keyOf(myId), () => told.put(true));
  /** Words that are kept, or that the ones on screen were chosen from. */
  let known: MutedWord[] = [];
  let isDue = true;
  try {
    for (;;) {
      const words = yield* select(wordsOf);
      yield* call(look, myId);
      if (isDue || words !== known) {
        isDue = false;
        const kept = yield* call(keepChoices, myId, known, words);
        if (words !== known) tabs.tell('changed');
        // Others may have been chosen meanwhile.
        const isNewest = (yield* select(wordsOf)) === words;
        known = isNewest ? kept : words;
        if (isNewest) yield* put(wordsRead(kept));
        continue;
      }
      const news = yield* race({
        told: take(told),
        chosen: take(wordsChosen),
        // Looks at no text where no word is muted.
        news: take((action: Action) => words.length > 0 && mayBringTexts(action)),
        expiry: delay(Math.min(nextExpiry(words, now()) ?? longestMs, longestMs)),
      });
      isDue = news.told !== undefined;
    }
  } finally {
    tabs.leave();
  }
}

const wordsOf = ({ muting }: MutingState) => muting.words;

function* enteredMember() {
  for (;;) {
    const myId = yield* select(selectMyId);
    if (myId !== null) return myId;
    yield* take(memberEntered);
  }
}

function mayBringTexts(action: Action): boolean {
  if (action.type === 'entities/changed') return true;
  const { payload } = action as { payload?: unknown };
  return typeof payload === 'object' && payload !== null && 'entities' in payload;
}

function* look(myId: string) {
  const { muting, posts, comments } = yield* select((state: State) => state);
  const read = createReader(muting.words, now());
  const found: Muted = {
    posts: mutedIn(posts, ({ post, ...rest }) => read(textOf(post, rest)), myId),
    comments: mutedIn(comments, ({ msg, ...rest }) => read(textOf(msg, rest)), myId),
  };
  if (!isSameJson(found, muting.found)) yield* put(mutedFound(found));
}

function mutedIn<T extends Written>(
  things: Record<string, T>,
  phraseOf: (thing: T) => string | null,
  myId: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(things).flatMap(([id, thing]) => {
      const phrase = thing.authorId === myId ? null : phraseOf(thing);
      return phrase === null ? [] : [[id, phrase] as const];
    }),
  );
}
