/** A call whose answer the app needs: that of the contract, and all of it that the app cannot do without. */
export interface Read {
  calls: unknown[];
  whole: () => Promise<unknown>;
  /** The part of the result that no form of the answer may change. */
  told: () => Promise<unknown>;
  full: unknown;
  least: unknown;
}

export function read<T>(row: {
  calls: unknown[];
  make: () => Promise<T>;
  told: (result: T) => unknown;
  full: unknown;
  least: unknown;
}): Read {
  return { ...row, whole: row.make, told: async () => row.told(await row.make()) };
}

export const pageOf = ({ ids }: { ids: string[] }) => ids;
export const idOf = ({ id }: { id: string }) => id;
export const idsOf = (things: { id: string }[]) => things.map(idOf);
export const all = (result: unknown) => result;
