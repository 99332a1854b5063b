import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.tables.ts',
  // The check that tables and migrations agree generates into a copy.
  out: process.env.MIGRATIONS_OUT ?? './migrations',
  casing: 'snake_case',
})
