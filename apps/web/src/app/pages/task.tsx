import { Coming } from './coming'

export default function TaskPage() {
  return <Coming page="task" />
}
