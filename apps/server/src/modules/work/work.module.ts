import { defineModule, exported, notExported } from '../../platform/module'
import { fixes } from './fixes/fixes.tables'
import { taskSuggestions } from './suggestions/suggestions.tables'
import { taskChanges, tasks, taskTallies } from './tasks/tasks.tables'

export const work = defineModule({
  name: 'work',
  tables: [
    exported(tasks),
    exported(taskChanges),
    exported(fixes),
    exported(taskSuggestions),
    notExported(taskTallies, 'Counted from the tasks'),
  ],
})
