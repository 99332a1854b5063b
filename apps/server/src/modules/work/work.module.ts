import { exported, type Module, notExported } from '../../platform/module'
import { fixes } from './fixes/fixes.tables'
import { taskSuggestions } from './suggestions/suggestions.tables'
import { taskChanges, tasks, taskTallies } from './tasks/tasks.tables'

export const work: Module = {
  name: 'work',
  tables: [
    exported(tasks, { live: 'tasks' }),
    exported(taskChanges, { live: 'tasks' }),
    exported(fixes, { live: 'tasks' }),
    exported(taskSuggestions, { live: 'suggestions' }),
    notExported(taskTallies, 'Counted from the tasks'),
  ],
  jobs: ['fixes.check', 'tasks.remind', 'tasks.fold-tallies'],
}
