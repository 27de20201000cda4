import type { AppError } from '../errors/appError';
import type { Arguments, Call } from './attempt';
import { buildRequest, type Keyed, type RequestOptions } from './createRequest';
import { answerChanged, idleRequest, type RequestsState, type RequestState } from './requests';

interface ResourceOptions<Args extends Arguments, Result, Data> extends RequestOptions<Args, Result> {
  /** The part of an answer to keep. Default: all of it. */
  keep?: (result: Result) => Data;
  /** Names the failures by which the thing is gone: its kept answer is forgotten. Default: none. */
  isGone?: (error: AppError) => boolean;
}

/**
 * A read that keeps its answer by key until the session ends: a request whose `select` gives status and answer in one.
 * Where the answer carries entities, `keep` takes its id: so a thing is found by another name, such as a permalink.
 */
export function createResource<Args extends KeyArgs, Result, Data = Result, KeyArgs extends Arguments = Args>(
  name: string,
  make: Call<Args, Result>,
  options: ResourceOptions<Args, Result, Data> & Keyed<KeyArgs>,
): ReturnType<typeof buildResource<KeyArgs, Args, Result, Data>>;
export function createResource<Args extends Arguments, Result, Data = Result>(
  name: string,
  make: Call<Args, Result>,
  options?: ResourceOptions<Args, Result, Data>,
): ReturnType<typeof buildResource<Arguments, Args, Result, Data>>;
export function createResource<KeyArgs extends Arguments, Args extends KeyArgs, Result, Data>(
  name: string,
  make: Call<Args, Result>,
  options: ResourceOptions<Args, Result, Data> & Partial<Keyed<KeyArgs>> = {},
) {
  return buildResource(name, make, options);
}

function buildResource<KeyArgs extends Arguments, Args extends KeyArgs, Result, Data>(
  name: string,
  make: Call<Args, Result>,
  options: ResourceOptions<Args, Result, Data> & Partial<Keyed<KeyArgs>>,
) {
  const { keep = (result: Result) => result, isGone = () => false } = options;
  const request = buildRequest<KeyArgs, Args, Result>(name, make, options, { keep, isGone });

  /** Only this resource writes under its name, and what it keeps is what `keep` returned or `changed` was given. */
  const isOwn = (entry: RequestState): entry is RequestState<Data> => entry.isKept;

  return {
    ...request,
    /** Replaces the kept answer, after a write that changes it; undefined forgets it. */
    changed: (data: Data | undefined, ...args: KeyArgs) =>
      answerChanged({ address: request.address(...args), data }),
    /** Status and kept answer (`data`). */
    select: (state: { requests: RequestsState }, ...args: KeyArgs): RequestState<Data> => {
      const entry = request.select(state, ...args);
      return isOwn(entry) ? entry : idleRequest;
    },
  };
}
