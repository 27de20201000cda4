import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { queueFiles } from '@/features/media/queue';
import { fileOf, isRegistered } from '@/features/media/registry';
import { toKeptLink } from '@/features/previews/keptLink';
import type { KeptLink } from '@/features/previews/types';
import { readDraft, saveDraft, type Draft, type DraftContent } from './drafts';
import { erasePhotos, keepPhoto, readPhotos, altsOf } from '../storage/browserStorage';
import type { TextAddress } from '../storage/textAddress';
import type { Composition } from './composition';
import type { Editor } from '../editor/useEditor';

/** Parts of an editor that a draft is made of, and that it restores. */
type Edited = Pick<Editor, 'composition' | 'change'> & {
  uploads: readonly { id: string; name: string }[];
  link: KeptLink & { restore: (kept: KeptLink) => unknown };
};

/**
 * Saves an editor's content as a draft in this browser from the first keystroke, with its photos, and restores it
 * (POST-09, G1). A draft changed in another tab is never overwritten: it becomes `other` until the member has
 * chosen.
 * @param isUntouched true if the editor holds nothing that could be lost
 */
export function useKeptDraft({ memberId, kind, place }: TextAddress, editor: Edited, isUntouched: boolean) {
  const dispatch = useDispatch();
  const address = useMemo(() => ({ memberId, kind, place }), [memberId, kind, place]);
  const { composition, change, link } = editor;
  const { link: shared, preview, dismissed, restore } = link;
  const [isRead, setIsRead] = useState(false);
  const [other, setOther] = useState<Draft | null>(null);
  const base = useRef<string | null>(null);
  const photos = useRef({ kept: new Set<string>(), handovers: 0 });
  const isOver = useRef(false);

  const apply = useCallback(
    async ({ text, gif, onChain, photos: stored, link: kept, version }: Draft, isWanted: () => boolean) => {
      const files = await readPhotos(memberId, stored);
      if (!isWanted()) return false;
      dispatch(queueFiles(files));
      // Pictures from the server exist as long as the edited post refers to them.
      const ids = stored.map(({ id }) => id).filter(isRegistered);
      photos.current.kept = new Set(ids);
      base.current = version;
      restore(kept);
      change({ type: 'restored', content: { text, gif, onChain, uploads: ids, alts: altsOf(stored) } });
      return true;
    },
    [memberId, dispatch, restore, change],
  );

  useStoredDraft(address, isUntouched, apply, () => setIsRead(true));

  const shown = useShown(composition);
  const content = useRef<DraftContent | null>(null);
  useEffect(() => {
    content.current = isUntouched ? null : contentOf(editor);
  });

  const save = useCallback(async () => {
    const ids = new Set(content.current?.photos.map(({ id }) => id));
    const { handovers } = photos.current;
    const { version, conflict } = saveDraft(address, content.current, base.current);
    const former = base.current;
    base.current = version;
    const standing = await conflict;
    if (standing !== null) {
      base.current = former;
      setOther(standing);
      return;
    }
    const { kept } = photos.current;
    // Photos handed over meanwhile are stored all the same, but are not the draft's to erase.
    if (handovers === photos.current.handovers) photos.current.kept = ids;
    await keepPhotos(memberId, kept, ids);
  }, [memberId, address]);

  useEffect(() => {
    if (isRead && other === null && !composition.isRestored && !isOver.current) void save();
  }, [isRead, other, save, isUntouched, composition, shared, preview, dismissed]);

  return {
    other,
    /** Overwrites the other tab's draft. */
    keepThis: () => {
      base.current = other?.version ?? null;
      setOther(null);
    },
    /** Takes over the other tab's draft, unless something is typed while its photos are read. */
    takeOther: async () => {
      if (other !== null && (await apply(other, () => shown.current === composition))) setOther(null);
    },
    /** The post was handed over: its photos belong to the outbox now. */
    handOver: () => {
      photos.current = { kept: new Set(), handovers: photos.current.handovers + 1 };
    },
    /** The content was saved or discarded. */
    erase: useCallback(() => {
      isOver.current = true;
      content.current = null;
      void save();
    }, [save]),
  };
}

/** The composition that shows; null once the editor is gone. */
function useShown(composition: Composition) {
  const shown = useRef<Composition | null>(null);
  useEffect(() => {
    shown.current = composition;
    return () => {
      shown.current = null;
    };
  }, [composition]);
  return shown;
}

function contentOf({ composition, uploads, link }: Edited): DraftContent {
  const { text, gif, onChain, uploads: ids, alts } = composition;
  const nameOf = (id: string) => uploads.find((upload) => upload.id === id)?.name ?? '';
  const photos = ids.map((id) => ({ id, name: nameOf(id), alt: alts[id] ?? '' }));
  return { text, gif, onChain, link: toKeptLink(link), photos };
}

/** Reads the draft once, and applies it unless something was typed meanwhile. */
function useStoredDraft(
  address: TextAddress,
  isUntouched: boolean,
  apply: (draft: Draft, isWanted: () => boolean) => Promise<boolean>,
  onRead: () => void,
): void {
  const latest = useRef({ isUntouched, onRead });
  useEffect(() => {
    latest.current = { isUntouched, onRead };
  });
  useEffect(() => {
    let isStale = false;
    void readDraft(address).then(async (draft) => {
      if (isStale) return;
      if (draft !== null) await apply(draft, () => !isStale && latest.current.isUntouched);
      latest.current.onRead();
    });
    return () => {
      isStale = true;
    };
  }, [address, apply]);
}

/** Brings the stored photos of a draft from one set of ids to another. */
async function keepPhotos(memberId: string, from: ReadonlySet<string>, to: ReadonlySet<string>) {
  await erasePhotos(
    memberId,
    [...from].filter((id) => !to.has(id)).map((id) => ({ id })),
  );
  for (const id of to) {
    const file = from.has(id) ? null : fileOf(id);
    if (file) await keepPhoto(memberId, id, file);
  }
}
