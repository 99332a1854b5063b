import { Coming } from './coming'

export default function CreateTaskPage() {
  return <Coming page="createTask" />
}
