import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPooling } from '../testing/testDatabase';
import { inTransaction, selectRows } from './database';
import { openPostgres, type OpenDatabase } from './open';
import { tags } from './schema';

const url = process.env.TEST_DATABASE_URL;
const { poolsTransactions } = testPooling;

describe.runIf(url !== undefined)('statements on PostgreSQL', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openPostgres(String(url), testPooling);
  });
  afterAll(() => opened.close());

  const textOf = (serial: number) => sql.raw(`select ${serial} as serial, `);
  const preparedBy = (db: OpenDatabase['db']) =>
    selectRows(db, sql`select count(*)::int as count from pg_prepared_statements`);

  it(`SRV-02 are named from the second time on, ${poolsTransactions ? 0 : 300} on a connection at most, and answer the same`, async () => {
    await inTransaction(opened.db, async (tx) => {
      const answers = [];
      for (let round = 0; round < 3; round += 1)
        for (let serial = 0; serial < 320; serial += 1)
          answers.push(await selectRows(tx, sql`${textOf(serial)} ${`${round}`}::text as round`));
      expect(answers.flat()).toEqual(
        answers.map((_, at) => ({ serial: at % 320, round: String(Math.floor(at / 320)) })),
      );
      expect(await preparedBy(tx)).toEqual([{ count: poolsTransactions ? 0 : 300 }]);
    });
  });

  it('SRV-02 go on after one that failed, within a transaction and after it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const failing = inTransaction(opened.db, async (tx) => {
        await tx.insert(tags).values({ name: 'twice' });
        await tx.insert(tags).values({ name: 'twice' });
      });
      await expect(failing).rejects.toThrow();
      expect(await selectRows(opened.db, sql`select ${round}::int as round`)).toEqual([{ round }]);
    }
    expect(await opened.db.select().from(tags)).toEqual([]);
  });

  it('SRV-02 are not compiled', async () => {
    expect(await selectRows(opened.db, sql`show jit`)).toEqual([{ jit: 'off' }]);
  });
});
