import { exported, type Module, notExported, ofInstallation } from '../../platform/module'
import { dayTallies } from './dashboard/dashboard.tables'
import { clientErrors, events } from './events/events.tables'
import { savedViews } from './saved-views/saved-views.tables'

export const insights: Module = {
  name: 'insights',
  tables: [
    exported(savedViews, { live: 'savedViews' }),
    exported(events),
    notExported(dayTallies, 'Counted from the records of each day'),
    ofInstallation(clientErrors),
  ],
  jobs: ['dashboard.fold-tallies', 'weekly-summary.queue', 'weekly-summary.send'],
}
