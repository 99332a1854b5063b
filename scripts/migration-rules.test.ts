import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakingIn, exempt } from './lib/migration-rules.mjs'
import { root } from './lib/root.mjs'

const folder = join(root, 'apps/server/migrations')
const migrations = readdirSync(folder).filter(file => file.endsWith('.sql'))

test('migrations only add, so that processes of the version before keep serving', () => {
  const breaking = migrations.flatMap(file => {
    const found = breakingIn(readFileSync(join(folder, file), 'utf8'))
    return found.length > 0 ? [file.replace('.sql', '')] : []
  })
  expect(breaking.toSorted()).toEqual([...exempt].toSorted())
})

test.each([
  'drop table tasks;',
  'alter table "tasks" drop column "notes";',
  'ALTER TABLE "tasks" RENAME COLUMN "notes" TO "comments";',
  'alter table tasks rename to jobs;',
  'alter table tasks alter column title set not null;',
  'alter table tasks alter column title type varchar(20);',
  'alter table tasks alter column title set data type varchar(20);',
  'alter table tasks alter column title drop default;',
  'alter table tasks add column place text not null;',
  'alter table tasks add column cost numeric(10, 2) not null;',
  'alter table tasks rename notes to comments;',
  'truncate tasks;',
])('%s is rejected', sql => {
  expect(breakingIn(sql)).toHaveLength(1)
})

test.each([
  'create table places (id uuid primary key, name text not null);',
  'alter table tasks add column place text;',
  `alter table tasks add column place text not null default '';`,
  'alter table tasks add column place text default 1 not null, add column other text;',
  'drop index tasks_newest;',
  'alter table tasks alter column title drop not null;',
  '-- drop table tasks\nselect 1;',
])('%s is fine', sql => {
  expect(breakingIn(sql)).toEqual([])
})
