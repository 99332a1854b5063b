/** A development server that speaks S3; it comes without types. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: Record<string, unknown>)
    run(): Promise<object>
    close(): Promise<void>
  }
}
