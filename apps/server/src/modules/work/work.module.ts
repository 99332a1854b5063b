import { exported, type Module, notExported } from '../../platform/module'
import { fixes } from './fixes/fixes.tables'
import { taskSuggestions } from './suggestions/suggestions.tables'
import { taskChanges, tasks, taskTallies } from './tasks/tasks.tables'

export const work: Module = {
  name: 'work',
  tables: [
    exported(tasks),
    exported(taskChanges),
    exported(fixes),
    exported(taskSuggestions),
    notExported(taskTallies, 'Counted from the tasks'),
  ],
}
