import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { selectSuggestions, termTyped } from '@/features/completions/slice';
import { suggest } from '@/features/completions/requests';
import { foundGroups, foundPosts } from '@/features/search/lists';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';
import { useAppSelector } from '../useAppSelector';

const searched = [foundGroups, foundPosts] as const;

/** A term that the server is asked for. */
interface Search {
  /** Empty for nothing; `#` first for a tag. */
  term: string;
  /** True if groups and posts are wanted too, not people and tags alone. */
  hasLists: boolean;
}

const nothing: Search = { term: '', hasLists: false };

/**
 * Finds of the server for a term, 250 ms after the last key. Answers for another term than the asked one are left
 * out.
 * @param field id of the palette's field
 */
export function useElsewhere(field: string) {
  const dispatch = useDispatch();
  const [wanted, setWanted] = useState<Search>(nothing);
  const [asked, setAsked] = useState<Search>(nothing);
  const ask = useDebounce(setAsked);

  const look = useCallback(
    (search: Search) => {
      setWanted(search);
      ask(search);
      dispatch(termTyped({ field, term: search.term }));
    },
    [ask, dispatch, field],
  );
  useEffect(
    () => () => {
      dispatch(termTyped({ field, term: '' }));
    },
    [dispatch, field],
  );
  useEffect(() => {
    const { term, hasLists } = asked;
    if (term === '' || !hasLists) return;
    for (const list of searched) dispatch(list.request(term));
    return () => {
      for (const list of searched) dispatch(list.abandon(term));
    };
  }, [asked, dispatch]);
  const retry = useCallback(() => {
    const { term, hasLists } = asked;
    dispatch(suggest.request({ field, term }));
    if (hasLists) for (const list of searched) dispatch(list.request(term));
  }, [asked, dispatch, field]);
  const found = useFound(field, wanted, asked === wanted);
  return useMemo(() => ({ look, retry, ...found }), [found, look, retry]);
}

function useFound(field: string, { term, hasLists }: Search, isAsked: boolean) {
  const suggestions = useAppSelector((state) => selectSuggestions(state, field));
  const answered = useAppSelector(({ completions }) => completions[field]?.answered);
  const completion = useAppSelector((state) => suggest.select(state, { field }));
  const groups = useAppSelector((state) => foundGroups.select(state, term));
  const posts = useAppSelector((state) => foundPosts.select(state, term));
  return useMemo(() => {
    const lists = hasLists && isAsked ? [groups, posts] : [];
    const isWaiting =
      (answered !== term && completion.status !== 'failed') ||
      lists.some(({ isLoading, loadedPages, error }) => isLoading || (loadedPages === 0 && !error));
    return {
      isLooking: term !== '' && (!isAsked || isWaiting),
      hasFailed:
        isAsked &&
        term !== '' &&
        (completion.status === 'failed' || lists.some(({ error }) => error !== null)),
      people: term !== '' && answered === term ? suggestions : [],
      groupIds: lists[0]?.ids ?? [],
      postIds: lists[1]?.ids ?? [],
    };
  }, [answered, completion.status, groups, hasLists, isAsked, posts, suggestions, term]);
}
