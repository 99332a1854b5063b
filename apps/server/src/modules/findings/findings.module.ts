import { exported, type Module, notExported } from '../../platform/module'
import { reportLinks } from './report-links/report-links.tables'
import {
  fineSettings,
  violationChanges,
  violationFeedback,
  violationRechecks,
  violationRegulations,
  violations,
  violationTallies,
} from './violations/violations.tables'

export const findings: Module = {
  name: 'findings',
  tables: [
    exported(violations, { live: 'violations' }),
    exported(violationFeedback, { live: 'violations' }),
    exported(violationChanges, { live: 'violations' }),
    exported(violationRechecks, { live: 'violations' }),
    exported(violationRegulations, { live: 'violations' }),
    exported(fineSettings, { live: 'violations' }),
    exported(reportLinks, { live: 'violations', omit: ['tokenHash'] }),
    notExported(violationTallies, 'Counted from the violations'),
  ],
  jobs: ['report-links.send', 'violations.fold-tallies'],
}
