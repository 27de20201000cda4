import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../db/schema';
import { exportedFiles } from './exportedFiles';
import { ownedData } from './ownedData';

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const configs = tables.map((table) => getTableConfig(table));

/** Foreign keys of one column, by its name. */
const keysOf = ({ foreignKeys }: (typeof configs)[number]) =>
  foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    return columns.map(({ name }) => ({ name, to: getTableName(foreignTable), onDelete: key.onDelete }));
  });

/** Names under which ids of members, keys of files and addresses stand, with a foreign key or without. */
const telling =
  /(user|member|owner|author|actor|subject|reporter|inviter|entity)_id$|^(recipient|email|email_hash|permalink)$|_key$/;
/** Permalinks of groups and companies. */
const isOthers = (table: string, name: string) => name === 'permalink' && table !== 'users';

describe('what a member owns', () => {
  it('OWN-01 OWN-02 is declared for every table of the server, and for no other', () => {
    expect(tables.length).toBeGreaterThan(40);
    expect(Object.keys(ownedData).sort()).toEqual(configs.map(({ name }) => name).sort());
  });

  it.each(configs.map((config) => [config.name, config] as const))(
    'OWN-02 says what becomes of each column of %s that leads to a member',
    (table, config) => {
      const leading = [
        ...keysOf(config)
          .filter(({ to }) => to === 'users' || to === 'files')
          .map(({ name }) => name),
        ...config.columns
          .map(({ name }) => name)
          .filter((name) => telling.test(name) && !isOthers(table, name)),
      ];
      const declared = ownedData[table]?.columns ?? {};
      expect(leading.filter((name) => !(name in declared))).toEqual([]);
      const names = config.columns.map(({ name }) => name);
      expect(Object.keys(declared).filter((name) => !names.includes(name))).toEqual([]);
    },
  );

  it.each(configs.map((config) => [config.name, config] as const))(
    'OWN-02 what is said to go with the member from %s goes by a foreign key',
    (table, config) => {
      const fates = Object.entries(ownedData[table]?.columns ?? {});
      const cascades = keysOf(config)
        .filter(({ onDelete }) => onDelete === 'cascade')
        .map(({ name }) => name);
      for (const [name, fate] of fates) if (fate === 'cascade') expect(cascades).toContain(name);
      if (fates.some(([, fate]) => fate === 'with its row'))
        expect(fates.map(([, fate]) => fate)).toContain('cascade');
    },
  );

  it('OWN-01 every file of the archive is declared, and every declared file is in the archive', () => {
    const declared = Object.values(ownedData).flatMap(({ exported }) =>
      exported.endsWith('.json') ? [exported] : [],
    );
    expect([...new Set(declared)].sort()).toEqual(exportedFiles.map(({ name }) => name).sort());
  });
});
