/** Why a request did not bring an response home; a closed list, so that a feature can say it in its own words. */
export type OutgoingFault =
  | 'address_refused'
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
