import { defineConfig } from 'drizzle-kit';

/** Used by `npm run db:generate`: one set of migrations for PGlite and PostgreSQL. drizzle-kit reads the default export. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
