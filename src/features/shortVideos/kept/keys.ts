/** Keys of an unpublished video name their member second, so that closing an account or another member erases them. */
export const prefixOf = (memberId: string) => `video/${memberId}/`;

/** @param name of the key after its member */
export const isOf =
  (memberId: string, name = /./) =>
  (key: IDBValidKey): key is string => {
    const prefix = prefixOf(memberId);
    return typeof key === 'string' && key.startsWith(prefix) && name.test(key.slice(prefix.length));
  };
