import { handler } from '../../../../platform/jobs/jobs'
import { type ImportService, runImport } from './import.service'

export const importHandlers = (imports: ImportService) => [handler(runImport, data => imports.run(data))]
