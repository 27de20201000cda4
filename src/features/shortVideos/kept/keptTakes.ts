import { delMany, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { now } from '@/shared/lib/time/clock';
import type { Take } from '../studio/takes';
import { isOf, prefixOf } from './keys';

interface Part {
  bytes: Blob;
  savedAt: number;
}

const orderSchema = v.object({
  /** Id of the take that is filmed next; a later one was cut off by a crash. */
  next: v.number(),
  takes: v.array(v.object({ id: v.number(), seconds: v.number() })),
});
type Order = v.InferOutput<typeof orderSchema>;

/** Parts of a recording that shows something: some browsers begin with a part of one byte. */
const leastParts = 2;
/** Seconds of a part. */
const partSeconds = 1;

const orderKey = (memberId: string) => `${prefixOf(memberId)}takes`;
const partKey = (memberId: string, take: number, at: number) =>
  `${prefixOf(memberId)}${String(take).padStart(4, '0')}-${String(at).padStart(6, '0')}`;
/** Parts of before there were takes have one number. */
const partName = /^(?:(\d+)-)?\d+$/;

/** Keeps a part of a take as it comes, so that a crash loses no more than the last second (CLIP-02). */
export async function keepPart(memberId: string, take: number, at: number, bytes: Blob): Promise<void> {
  const part: Part = { bytes, savedAt: now() };
  // Blocked or full storage leaves the recording in memory.
  await set(partKey(memberId, take, at), part).catch(() => undefined);
}

/** Keeps which takes there are, and in which order. */
export async function keepOrder(memberId: string, takes: readonly Take[], next: number): Promise<void> {
  const order: Order = { next, takes: takes.map(({ id, seconds }) => ({ id, seconds })) };
  await set(orderKey(memberId), order).catch(() => undefined);
}

/**
 * Finds the takes of a recording that was not published, the one that a crash has cut off last. Null where nothing was
 * filmed; no takes where it was too little to show.
 */
export async function readTakes(
  memberId: string,
): Promise<{ takes: readonly Take[]; savedAt: number } | null> {
  const parts = await readParts(memberId);
  const read = v.safeParse(orderSchema, await get(orderKey(memberId)));
  const order: Order = read.success ? read.output : { next: 0, takes: [] };
  const cutOff = [...parts.keys()].filter((id) => id >= order.next).sort((a, b) => a - b);
  const listed = order.takes.flatMap(({ id, seconds }) => takeOf(id, parts.get(id), seconds));
  const found = cutOff.flatMap((id) => {
    const own = parts.get(id) ?? [];
    return own.length < leastParts ? [] : takeOf(id, own, own.length * partSeconds);
  });
  const takes = [...listed, ...found];
  if (parts.size === 0) return null;
  return { takes, savedAt: Math.max(...[...parts.values()].flat().map(({ savedAt }) => savedAt)) };
}

function takeOf(id: number, parts: readonly Part[] = [], seconds: number): Take[] {
  const [first] = parts;
  if (!first) return [];
  const file = new Blob(
    parts.map(({ bytes }) => bytes),
    { type: first.bytes.type.split(';')[0] ?? '' },
  );
  return [{ id, file, seconds }];
}

/** Parts by their take, in order. */
async function readParts(memberId: string): Promise<Map<number, Part[]>> {
  const found = await partKeys(memberId);
  const read = await Promise.all(found.map(({ key }) => get<Part>(key)));
  const parts = new Map<number, Part[]>();
  found.forEach(({ take }, at) => {
    const part = read[at];
    if (part) parts.set(take, [...(parts.get(take) ?? []), part]);
  });
  return parts;
}

async function partKeys(memberId: string): Promise<{ key: string; take: number }[]> {
  const found = (await keys()).filter(isOf(memberId, partName)).sort();
  return found.map((key) => {
    const [, take = '0'] = partName.exec(key.slice(prefixOf(memberId).length)) ?? [];
    return { key, take: Number(take) };
  });
}

/** Erases the parts of takes that were deleted, once that cannot be taken back any more. */
export async function eraseOtherTakes(memberId: string, takes: readonly Take[], next: number): Promise<void> {
  const wanted = new Set(takes.map(({ id }) => id));
  try {
    const others = (await partKeys(memberId)).filter(({ take }) => take < next && !wanted.has(take));
    await delMany(others.map(({ key }) => key));
  } catch {
    // Blocked storage holds nothing.
  }
}
