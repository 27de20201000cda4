import { defineConfig } from 'drizzle-kit';

/**
 * Settings of `npm run db:generate`: one set of migrations for both engines. drizzle-kit reads the default export.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
});
