import { type RefObject, useEffect, useState } from 'react'

/** Far enough ahead that what comes is there when it is scrolled to. */
const AHEAD = '600px'

/** Whether an element has come close to what is on the screen; once it has, it stays so. */
export function useIsNear(ref: RefObject<Element | null>) {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear])
  return isNear
}
