import type { ThrownFields } from './thread-error'

/** `canceled` holds one number in shared memory: 1 asks the handler to stop at its next checkpoint. */
export type ToThread<Request> =
  | { type: 'call'; id: number; request: Request; canceled: Int32Array }
  | { type: 'ping' }
  | { type: 'close' }

export type FromThread<Response, Progress> =
  | { type: 'pong' }
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'response'; id: number; response: Response }
  | { type: 'failure'; id: number; message: string; stack: string | undefined; thrown: ThrownFields }
