import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { posts, type PostsState } from '@/features/posts/entities';
import type { RequestsState } from '@/shared/store/requests';
import { loadVoice } from '../requests';
import { voiceChosen, type ThreadsState } from '../slice';
import type { Thread } from '../types';

type State = PostsState & ThreadsState & { requests: RequestsState };

/**
 * The company for which the member may speak under a post, and whether they do; no company where they may not. A
 * backend that does not tell offers no choice (ANY-06).
 */
export function useVoice({ postId, postType }: Thread) {
  const dispatch = useDispatch();
  const entity = useSelector((state: State) => posts.select(state, postId)?.entity ?? null);
  const permalink = postType === 'company' ? (entity?.permalink ?? null) : null;
  const voice = useSelector((state: State) => loadVoice.select(state, permalink ?? ''));
  const isUnasked = permalink !== null && voice.data === undefined && voice.status === 'idle';
  useEffect(() => {
    if (isUnasked) dispatch(loadVoice.request(permalink));
  }, [dispatch, permalink, isUnasked]);
  const company = permalink !== null && voice.data?.canSpeak === true ? entity : null;
  const isChosen = useSelector((state: State) => state.threads.voices[company?.id ?? ''] === true);
  return {
    company,
    isCompany: company !== null && isChosen,
    choose: (isCompany: boolean) => {
      if (company) dispatch(voiceChosen({ companyId: company.id, isCompany }));
    },
  };
}
