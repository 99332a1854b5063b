/** What this process works on at the moment, by name. */
export class Workload {
  private readonly running = new Map<symbol, string>()

  async during<T>(name: string, work: () => Promise<T>): Promise<T> {
    const key = Symbol(name)
    this.running.set(key, name)
    try {
      return await work()
    } finally {
      this.running.delete(key)
    }
  }

  current(): string[] {
    return [...this.running.values()]
  }
}
