export type Vitals = { shift: number; paintMs: number; largest: string; moved: string[] }

/** Runs in the page, before anything of its own. It must not use anything outside itself. */
export function observe() {
  const vitals: Vitals = { shift: 0, paintMs: 0, largest: '', moved: [] }
  ;(window as unknown as { vitals: Vitals }).vitals = vitals
  type Source = { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  type Largest = PerformanceEntry & { element?: Element }
  const nameOf = (node?: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()}.${node.className} "${node.textContent?.slice(0, 30)}"`.slice(0, 100)
      : ''
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      vitals.shift += entry.value
      for (const { node, previousRect, currentRect } of entry.sources)
        vitals.moved.push(
          `${entry.value.toFixed(3)} at ${Math.round(entry.startTime)} ms, y ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}, height ${Math.round(previousRect.height)} to ${Math.round(currentRect.height)}: ${nameOf(node)}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    const entry = list.getEntries().at(-1) as Largest | undefined
    if (!entry) return
    vitals.paintMs = entry.startTime
    vitals.largest = nameOf(entry.element)
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}
