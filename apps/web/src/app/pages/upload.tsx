import { Coming } from './coming'

export default function UploadPage() {
  return <Coming page="upload" />
}
