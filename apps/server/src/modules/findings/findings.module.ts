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
    exported(violations),
    exported(violationFeedback),
    exported(violationChanges),
    exported(violationRechecks),
    exported(violationRegulations),
    exported(fineSettings),
    exported(reportLinks, { omit: ['tokenHash'] }),
    notExported(violationTallies, 'Counted from the violations'),
  ],
}
