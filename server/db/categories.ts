import { sql } from 'drizzle-orm';
import { categoryTree } from './categoryTree';
import { inTransaction, type Database } from './database';
import { categories } from './schema';

/** Inserts the categories of groups and companies when there are none (GRP-02, CMP-01). */
export async function fillCategories(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two servers on one PostgreSQL may start at once.
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
    const [any] = await tx.select({ id: categories.id }).from(categories).limit(1);
    if (any !== undefined) return;
    for (const kind of ['group', 'company'] as const)
      for (const [position, [name, children]] of Object.entries(categoryTree[kind]).entries()) {
        const [parent] = await tx
          .insert(categories)
          .values({ kind, parentId: null, name, position })
          .returning({ id: categories.id });
        if (parent === undefined || children.length === 0) continue;
        await tx
          .insert(categories)
          .values(
            children.map((child, index) => ({ kind, parentId: parent.id, name: child, position: index })),
          );
      }
  });
}
