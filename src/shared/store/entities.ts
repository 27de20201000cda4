import { createAction, createReducer, isAction, type UnknownAction } from '@reduxjs/toolkit';
import { isSameJson } from './sameJson';

export interface Entity {
  id: string;
}

/** Any payload may carry entities, by kind and id; every entity store picks up its own. */
export type Entities = Partial<Record<string, Record<string, Entity>>>;

type Fields = Record<string, unknown>;

/** A change of some fields of one entity, with what they held before, so that it can be taken back. */
export interface EntityPatch {
  kind: string;
  id: string;
  changes: Fields;
  previous: Fields;
}

export const entitiesPatched = createAction<EntityPatch[]>('entities/patched');
/** Takes patches back, but only in fields that still hold what the patch put there. */
export const entitiesReverted = createAction<EntityPatch[]>('entities/reverted');
/** The thing leaves every list, but stays known: a page of its own says what became of it. */
export const entityUnlisted = createAction<{ kind: string; id: string }>('entities/unlisted');
/** The thing is gone: it leaves its store and every list that shows it. */
export const entityRemoved = createAction<{ kind: string; id: string }>('entities/removed');

type EntityMap<T> = Record<string, T>;

/**
 * The store of all entities of one kind, normalised by id. Lists hold ids; a row selects its entity, so that a
 * change re-renders that row alone, in every list that shows it (FOLW-05).
 */
export function createEntityStore<Kind extends string, T extends Entity>(kind: Kind) {
  type State = Record<Kind, EntityMap<T>>;

  const reducer = createReducer<EntityMap<T>>({}, (builder) =>
    builder
      .addCase(entitiesPatched, (map, { payload }) =>
        applyChanges(map as EntityMap<T>, payload.filter(isOurs)),
      )
      .addCase(entitiesReverted, (map, { payload }) => {
        applyChanges(
          map as EntityMap<T>,
          payload.filter(isOurs).map((patch) => stillOptimistic(map[patch.id] as T | undefined, patch)),
        );
      })
      .addCase(entityRemoved, (map, { payload }) => {
        if (payload.kind === kind) Reflect.deleteProperty(map, payload.id);
      })
      .addMatcher(carriesEntities, (map, { payload }) => {
        for (const entity of Object.values(payload.entities[kind] ?? {}))
          upsert(map as EntityMap<T>, entity as T);
      }),
  );

  function isOurs(patch: EntityPatch): boolean {
    return patch.kind === kind;
  }

  return {
    kind,
    reducer,
    select: (state: State, id: string): T | undefined => state[kind][id],
    /** The patch that sets `changes` on an entity; none when the store does not hold it. */
    patch(state: State, id: string, changes: Partial<T>): EntityPatch[] {
      const entity = state[kind][id];
      if (!entity) return [];
      const previous = Object.fromEntries(
        Object.keys(changes).map((field) => [field, entity[field as keyof T]]),
      );
      return [{ kind, id, changes, previous }];
    },
  };
}

interface EntityAction extends UnknownAction {
  payload: { entities: Entities };
}

function carriesEntities(action: unknown): action is EntityAction {
  if (!isAction(action) || !('payload' in action)) return false;
  const { payload } = action;
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'entities' in payload &&
    typeof payload.entities === 'object' &&
    payload.entities !== null
  );
}

/** Fields that did not change keep their references, so that nothing renders for an answer that says nothing new. */
function upsert<T extends Entity>(map: EntityMap<T>, entity: T): void {
  const known = map[entity.id];
  if (!known) {
    map[entity.id] = entity;
    return;
  }
  assign(known, entity);
}

function applyChanges<T extends Entity>(map: EntityMap<T>, patches: EntityPatch[]): void {
  for (const { id, changes } of patches) {
    const known = map[id];
    if (known) assign(known, changes);
  }
}

function assign(target: Entity, changes: object): void {
  for (const [field, value] of Object.entries(changes)) {
    if (!isSameJson(Reflect.get(target, field), value)) Reflect.set(target, field, value);
  }
}

function stillOptimistic(entity: Entity | undefined, patch: EntityPatch): EntityPatch {
  const held = Object.keys(patch.changes).filter((field) =>
    isSameJson(entity && Reflect.get(entity, field), patch.changes[field]),
  );
  return { ...patch, changes: Object.fromEntries(held.map((field) => [field, patch.previous[field]])) };
}
