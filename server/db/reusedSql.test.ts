import { and, eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { reusedSql } from './reusedSql.ts';
import { posts } from './schema';

const dialect = new PgDialect();

test('SRV-02 a piece of SQL is built once, and takes the values of each use', () => {
  const build = vi.fn(
    ({ id, at }: { id: unknown; at: unknown }) =>
      sql`a = ${id} and b < ${at} or c = ${id} and d = ${'fixed'}`,
  );
  const reused = reusedSql(['id', 'at'], build);

  expect(dialect.sqlToQuery(sql`${'before'} ${reused({ id: 7, at: 'today' })} ${'after'}`)).toMatchObject({
    sql: '$1 a = $2 and b < $3 or c = $4 and d = $5 $6',
    params: ['before', 7, 'today', 7, 'fixed', 'after'],
  });
  expect(dialect.sqlToQuery(reused({ id: 8, at: '$1' }))).toMatchObject({
    sql: 'a = $1 and b < $2 or c = $3 and d = $4',
    params: [8, '$1', 8, 'fixed'],
  });
  expect(build).toHaveBeenCalledOnce();
});

test('SRV-02 a reused piece names columns in full, and writes values as they do', () => {
  const since = new Date('2026-01-02T03:04:05Z');
  const reused = reusedSql(
    ['id'],
    ({ id }) => sql`${and(eq(posts.authorId, id), eq(posts.createdAt, since))}`,
  );
  expect(dialect.sqlToQuery(reused({ id: 7 }))).toMatchObject({
    sql: '("posts"."author_id" = $1 and "posts"."created_at" = $2)',
    params: [7, since.toISOString()],
  });
});
