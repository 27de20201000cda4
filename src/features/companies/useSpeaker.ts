import { useEffect, useEffectEvent, useReducer } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Speaker } from '@/features/writing/speaker';
import type { RequestsState } from '@/shared/store/requests';
import { loadCompany } from './requests';
import type { Company } from './types';

/**
 * The company as the voice of a composer. Whether the member may still speak is read anew before each publishing and
 * whenever the page comes back into sight; a backend that cannot be reached does not hold a post back (CMP-02).
 */
export function useSpeaker(company: Company): Speaker {
  const { id, name, avatar, permalink, canPost } = company;
  const dispatch = useDispatch();
  const isReading = useSelector(
    (state: { requests: RequestsState }) => loadCompany.select(state, permalink).status === 'pending',
  );
  const [asked, ask] = useReducer(
    (_: { publish: () => void } | null, next: { publish: () => void } | null) => next,
    null,
  );
  const answer = useEffectEvent((publish: () => void) => {
    ask(null);
    if (canPost) publish();
  });
  useEffect(() => {
    if (asked === null || isReading) return;
    const timer = setTimeout(() => answer(asked.publish));
    return () => clearTimeout(timer);
  }, [asked, isReading]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(loadCompany.request(permalink));
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [dispatch, permalink]);
  return {
    id,
    name,
    avatar,
    isChecking: asked !== null,
    check: (publish) => {
      dispatch(loadCompany.request(permalink));
      ask({ publish });
    },
    cancel: () => ask(null),
  };
}
