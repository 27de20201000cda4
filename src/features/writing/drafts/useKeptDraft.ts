import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { queueFiles } from '@/features/media/queue';
import { fileOf, isRegistered } from '@/features/media/registry';
import { toKeptLink } from '@/features/previews/keptLink';
import { readDraft, saveDraft, type Draft, type DraftContent } from './drafts';
import { erasePhotos, keepPhoto, readPhotos } from '../storage/keeping';
import type { Editor } from '../editor/useEditor';

/**
 * Keeps what is written in a place as a draft of its member in this browser, with its photos, from the first keystroke
 * on, and brings it back (POST-09, G1). A draft that another tab changed meanwhile is never written over: `other` is
 * then that draft, until the member chose.
 * @param place the `wallKey` of a new post, or the `editPlace` of one that is edited
 * @param isUntouched nothing stands in the editor that could be lost
 */
export function useKeptDraft(memberId: string, place: string, editor: Editor, isUntouched: boolean) {
  const dispatch = useDispatch();
  const { composition, change, uploads, link } = editor;
  const [isRead, setIsRead] = useState(false);
  const [other, setOther] = useState<Draft | null>(null);
  const base = useRef<string | null>(null);
  const keptPhotos = useRef(new Set<string>());
  const isOver = useRef(false);
  const { restore } = link;

  const apply = useCallback(
    async (draft: Draft) => {
      dispatch(queueFiles(await readPhotos(memberId, draft.photos)));
      // Those that the server holds are there as long as they stand in what is edited.
      const ids = draft.photos.map(({ id }) => id).filter(isRegistered);
      keptPhotos.current = new Set(ids);
      base.current = draft.version;
      restore(draft.link);
      const { text, gif, onChain } = draft;
      change({ type: 'restored', content: { text, gif, onChain, uploads: ids } });
    },
    [memberId, dispatch, restore, change],
  );

  const isFree = useRef(true);
  useEffect(() => {
    isFree.current = isUntouched;
  });
  useEffect(() => {
    let isStale = false;
    void readDraft(memberId, place).then(async (draft) => {
      if (isStale) return;
      if (draft !== null && isFree.current) await apply(draft);
      setIsRead(true);
    });
    return () => {
      isStale = true;
    };
  }, [memberId, place, apply]);

  const { text, gif, onChain, uploads: ids, isRestored } = composition;
  const { link: address, preview, dismissed } = link;
  const content = useRef<DraftContent | null>(null);
  useEffect(() => {
    const nameOf = (id: string) => uploads.find((upload) => upload.id === id)?.name ?? '';
    const photos = ids.map((id) => ({ id, name: nameOf(id) }));
    content.current = isUntouched ? null : { text, gif, onChain, link: toKeptLink(link), photos };
  });

  const save = useCallback(async () => {
    const photos = content.current?.photos ?? [];
    const { version, conflict } = saveDraft(memberId, place, content.current, base.current);
    const former = base.current;
    base.current = version;
    const standing = await conflict;
    if (standing !== null) {
      base.current = former;
      setOther(standing);
      return;
    }
    const left = [...keptPhotos.current].filter((id) => !photos.some((photo) => photo.id === id));
    const added = photos.filter(({ id }) => !keptPhotos.current.has(id));
    keptPhotos.current = new Set(photos.map(({ id }) => id));
    await erasePhotos(
      memberId,
      left.map((id) => ({ id })),
    );
    for (const { id } of added) {
      const file = fileOf(id);
      if (file) await keepPhoto(memberId, id, file);
    }
  }, [memberId, place]);

  useEffect(() => {
    if (isRead && other === null && !isRestored && !isOver.current) void save();
  }, [isRead, other, isRestored, save, isUntouched, text, gif, onChain, ids, address, preview, dismissed]);

  return {
    other,
    /** What stands here takes the place of the other tab's draft. */
    keepThis: () => {
      base.current = other?.version ?? null;
      setOther(null);
    },
    /** The other tab's draft takes the place of what stands here. */
    takeOther: () => {
      if (other !== null) void apply(other).then(() => setOther(null));
    },
    /** The post has been handed over: its photos belong to the outbox from now on. */
    handOver: () => {
      keptPhotos.current = new Set();
    },
    /** What was written is saved, or wanted no more. */
    erase: useCallback(() => {
      isOver.current = true;
      content.current = null;
      void save();
    }, [save]),
  };
}
