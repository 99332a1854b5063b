import { Coming } from './coming'

export default function TasksPage() {
  return <Coming page="tasks" />
}
