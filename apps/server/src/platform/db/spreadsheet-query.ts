/** A query of an organization's rows, with a field for each column of a spreadsheet. `:organization` is the id. */
export type SpreadsheetQuery = string

export const personName = (table: string) =>
  `coalesce(nullif(trim(${table}.first_name || ' ' || ${table}.last_name), ''), ${table}.email)`
