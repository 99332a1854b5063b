import * as contract from '@plumbline/contract'
import { type ErrorCaseDeps, type ErrorCases, inject } from '../../../../testing/error-case-steps'
import type { PartCases } from '../../../../testing/part-cases'
import { form } from '../../../../testing/uploads'

/** One import for each way in which it can be rejected as a whole. */
function importErrors(deps: ErrorCaseDeps): ErrorCases {
  const send = (payload: string | Buffer, headers: Record<string, string>) =>
    inject(deps, contract.importRegulations.path, payload, headers)
  const json = (payload: string) => () => send(payload, { 'content-type': 'application/json' })
  const file = (name: string, content: string) => () => {
    const { payload, headers } = form({ name, file: Buffer.from(content), type: '' })
    return send(payload, headers)
  }
  return {
    file_missing: () => {
      const { payload, headers } = form({ name: '' })
      return send(payload, headers)
    },
    upload_broken: () => {
      const { payload, headers } = form({ name: 'rules.csv', file: Buffer.alloc(1000, 65), type: '' })
      return send(payload.subarray(0, payload.length - 400), headers)
    },
    import_format: file('rules.docx', 'x'),
    import_invalid_json: file('rules.json', '[{'),
    import_json_shape: json('42'),
    import_too_deep: json(`${'['.repeat(20)}${']'.repeat(20)}`),
    import_too_large: () =>
      send('[]', { 'content-type': 'application/json', 'content-length': String(50 * 1024 * 1024) }),
    import_too_many_rows: file(
      'rules.csv',
      `title,regulation_code,summary,source\n${'a,b,c,d\n'.repeat(50_001)}`,
    ),
    import_too_many_columns: file('rules.csv', `title,regulation_code,summary,source\n${','.repeat(200)}`),
    import_too_complex: json(`[${'0,'.repeat(2_000_000)}0]`),
    import_csv_empty: file('rules.csv', ' '),
    import_csv_rows: file('rules.csv', 'title,regulation_code,summary,source'),
    import_csv_headers: file('rules.csv', 'title,summary\na,b'),
    import_csv_broken: file('rules.csv', 'title,regulation_code,summary,source\n"a,b,c,d'),
    import_no_valid_rows: json('[]'),
  }
}

export const cases: PartCases = {
  errors: deps => ({ importRegulations: importErrors(deps) }),
  records: {
    import: {
      paths: ['/api/regulations/imports'],
      make: async ({ person }) =>
        (await person.call(contract.importRegulations, { query: {}, body: [{}] })).data.id,
    },
  },
}
