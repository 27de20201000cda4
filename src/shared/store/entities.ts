import { createAction, type Action, type UnknownAction } from '@reduxjs/toolkit';
import { own } from './idMaps';
import { isSameJson } from '../lib/json/sameJson';

export interface Entity {
  id: string;
}

/** Any payload may carry entities, by kind and id; every entity store picks up its own. */
export type Entities = Partial<Record<string, Record<string, Entity>>>;

/** Some fields of one entity change. An entity that is not in its store stays unknown. */
const entityChanged = createAction<{ kind: string; id: string; fields: object }>('entities/changed');
/** The thing leaves every list, but stays known: its own page shows that it is gone. */
export const entityUnlisted = createAction<{ kind: string; id: string }>('entities/unlisted');
/** The thing is gone: it leaves its store and every list that shows it. */
export const entityRemoved = createAction<{ kind: string; id: string }>('entities/removed');

/** The slice that an entity store reads. */
export type StateOf<Store extends { select: (state: never, id: string) => unknown }> = Parameters<
  Store['select']
>[0];

/**
 * The store of all entities of one kind, normalised by id. Lists hold ids; a row selects its entity, so that a
 * change re-renders that row alone, in every list that shows it (FOLW-05).
 * @param toEntity turns a decoded thing into the one that is kept, with ids in place of other things
 * @param carried the other things that come with decoded ones
 */
export function createEntityStore<Kind extends string, T extends Entity, Decoded extends Entity>(
  kind: Kind,
  toEntity: (decoded: Decoded) => T,
  carried: (decoded: readonly Decoded[]) => Entities = () => ({}),
) {
  type EntityMap = Record<string, T>;
  type State = Record<Kind, EntityMap>;

  const removed = (id: string) => entityRemoved({ kind, id });
  /** Entities of one kind are of one type, whichever answer brings them. */
  const carriesOurs = (action: UnknownAction): action is UnknownAction & Carrier<Kind, T> =>
    carriesEntities(action) && action.payload.entities[kind] !== undefined;

  return {
    kind,
    reducer: (map: EntityMap = {}, action: UnknownAction): EntityMap => {
      if (entityChanged.match(action) && action.payload.kind === kind) {
        const { id, fields } = action.payload;
        const known = own(map, id);
        return known ? replaced(map, [merged(known, fields)]) : map;
      }
      if (entityRemoved.match(action) && action.payload.kind === kind) {
        const { [action.payload.id]: gone, ...rest } = map;
        return gone ? rest : map;
      }
      if (!carriesOurs(action)) return map;
      const news = Object.values(action.payload.entities[kind]);
      return replaced(
        map,
        news.map((entity) => merged(own(map, entity.id) ?? entity, entity)),
      );
    },
    select: (state: State, id: string): T | undefined => own(state[kind], id),
    /** Decoded things as entities, with all that they carry. */
    entities: (decoded: readonly Decoded[]): Entities => ({
      ...carried(decoded),
      [kind]: Object.fromEntries(decoded.map((thing) => [thing.id, toEntity(thing)])),
    }),
    changed: (id: string, fields: Partial<T>) => entityChanged({ kind, id, fields }),
    removed,
    /** Actions that remove every known entity that matches. */
    removedWhere: (state: State, isMeant: (entity: T) => boolean) =>
      Object.values(state[kind])
        .filter(isMeant)
        .map(({ id }) => removed(id)),
  };
}

interface Carrier<Kind extends string, T> {
  payload: { entities: Record<Kind, Record<string, T>> };
}

/** Tells an action whose payload brings entities: the answer of a read, or of a change. */
export function carriesEntities(action: Action): action is Action & { payload: { entities: Entities } } {
  const payload = 'payload' in action ? action.payload : null;
  return typeof payload === 'object' && payload !== null && 'entities' in payload;
}

/** The same map where nothing changed, so that nothing renders. */
function replaced<T extends Entity>(map: Record<string, T>, news: readonly T[]): Record<string, T> {
  const changed = news.filter((entity) => own(map, entity.id) !== entity);
  return changed.length === 0 ? map : { ...map, ...Object.fromEntries(changed.map((one) => [one.id, one])) };
}

/** Fields that did not change keep their references, so that nothing renders for an answer that says nothing new. */
function merged<T extends Entity>(known: T, fields: object): T {
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isSameJson(Reflect.get(known, field), value),
  );
  return changed.length === 0 ? known : { ...known, ...Object.fromEntries(changed) };
}
