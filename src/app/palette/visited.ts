import { get, update } from 'idb-keyval';
import * as v from 'valibot';

const maxKept = 5;
const placesSchema = v.fallback(v.array(v.object({ to: v.string(), title: v.string() })), []);

/** A place that was opened from the palette: its address in the app and its name. */
export type Place = v.InferOutput<typeof placesSchema>[number];

/** The second part of the key names the member: logging out erases all keys of a member (AUTH-08). */
const keyOf = (memberId: string) => `palette/${memberId}`;

/** Places that a member opened from the palette in this browser, the latest first; none where storage is blocked. */
export async function visitedPlaces(memberId: string): Promise<Place[]> {
  try {
    return v.parse(placesSchema, await get<unknown>(keyOf(memberId)));
  } catch {
    return [];
  }
}

/** Stores a place as the latest. */
export async function rememberPlace(memberId: string, place: Place): Promise<void> {
  const add = (former: unknown) =>
    [place, ...v.parse(placesSchema, former).filter(({ to }) => to !== place.to)].slice(0, maxKept);
  try {
    await update<unknown>(keyOf(memberId), add);
  } catch {
    // Storage is blocked.
  }
}
