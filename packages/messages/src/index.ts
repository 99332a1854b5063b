export { english, message } from './english'
export { type Formats, formatsFor } from './formats'
export { createFormatter, type Formatter } from './formatter'
export { loadFormatter } from './load-formatter'
export {
  type LocalizedMessage,
  type MessageCode,
  type MessageKey,
  messageFiles,
  type Namespace,
  namespaces,
} from './messages'
