import { handler } from '../../../../platform/jobs/jobs'
import { embedLibrary, type LibraryService } from './library.service'

export const regulationsHandlers = (library: LibraryService) => [
  handler(embedLibrary, ({ library: id }) => library.embed(id)),
]
