/** Why a request got no usable response. The list is closed, so that every feature can word each case itself. */
export type OutgoingFault =
  | 'address_not_allowed'
  | 'host_unknown'
  | 'unreachable'
  | 'certificate'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'unreadable'

export class OutgoingError extends Error {
  override name = 'OutgoingError'
  readonly fault: OutgoingFault
  constructor(fault: OutgoingFault, options?: ErrorOptions) {
    super(`the request failed: ${fault}`, options)
    this.fault = fault
  }
}
