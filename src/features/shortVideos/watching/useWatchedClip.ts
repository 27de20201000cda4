import { useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { clips, type ClipsState } from '../entities';

interface Seen {
  id: string | null;
  /** Its place in the list when it was last there. */
  index: number;
  /** True once the list has held it: when it goes, the next one takes its place. */
  wasThere: boolean;
}

const newlySeen = (id: string | null): Seen => ({ id, index: 0, wasThere: false });

/**
 * The clip that is watched among those of the list: the one that the address names, then the one that the member has
 * moved to. One that no list has brought stands first. When it goes, the next one takes its place. `isMissing` is true
 * while the one that the address names has not been seen yet.
 */
export function useWatchedClip(linkedId: string | null, listed: readonly string[]) {
  const [link, setLink] = useState(linkedId);
  const [extra, setExtra] = useState<string | null>(null);
  const [seen, setSeen] = useState(newlySeen(linkedId));
  const hasLink = useSelector((state: ClipsState) => clips.select(state, linkedId ?? '') !== undefined);
  const hasExtra = useSelector((state: ClipsState) => clips.select(state, extra ?? '') !== undefined);

  const ids = extra !== null && hasExtra && !listed.includes(extra) ? [extra, ...listed] : [...listed];
  if (linkedId !== null && hasLink && !ids.includes(linkedId)) {
    ids.unshift(linkedId);
    setExtra(linkedId);
  }
  if (link !== linkedId) {
    setLink(linkedId);
    if (linkedId !== seen.id) setSeen(newlySeen(linkedId));
  }
  const found = seen.id === null ? -1 : ids.indexOf(seen.id);
  const index = found === -1 ? Math.max(0, Math.min(seen.index, ids.length - 1)) : found;
  const watch = useCallback((id: string) => setSeen(newlySeen(id)), []);
  if (found !== -1 && (found !== seen.index || !seen.wasThere))
    setSeen({ id: seen.id, index: found, wasThere: true });
  const isMissing = seen.id !== null && found === -1 && !seen.wasThere;
  return { ids, index, id: ids[index] ?? null, isMissing, watch };
}
