import * as v from 'valibot';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { tabsChannel } from './storage';

/** Milliseconds in which a tab answers. */
const answerMs = 1000;

/** `kept`: a tab keeps new files; `asked`: a tab looks for the one that has a batch, which answers with `had`. */
const wordSchema = v.object({ kind: v.picklist(['kept', 'asked', 'had']), batch: v.string() });
type Word = v.InferOutput<typeof wordSchema>;

/** Talks with the browser's other tabs about the batches of kept files. */
export function meetTabs(has: (batch: string) => boolean) {
  const found = new Set<string>();
  const listeners = new Set<() => void>();
  const tabs = joinTabs(tabsChannel, (heard) => {
    const { success, output } = v.safeParse(wordSchema, heard);
    if (!success) return;
    const { kind, batch } = output;
    if (kind === 'kept') for (const listener of listeners) listener();
    else if (kind === 'had') found.add(batch);
    else if (has(batch)) tell({ kind: 'had', batch });
  });
  const tell = (word: Word) => tabs.tell(word);
  return {
    /** Tells that this tab keeps new files of a batch. */
    tellKept: (batch: string) => tell({ kind: 'kept', batch }),
    /** Calls when another tab keeps new files. @returns how to stop listening */
    onKept(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks the other tabs whether one of them has a batch. */
    isElsewhere: async (batch: string): Promise<boolean> => {
      found.delete(batch);
      tell({ kind: 'asked', batch });
      await new Promise((answered) => setTimeout(answered, answerMs));
      return found.has(batch);
    },
    leave: () => tabs.leave(),
  };
}
