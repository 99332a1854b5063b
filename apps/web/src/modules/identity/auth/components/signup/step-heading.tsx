import { useEffect, useRef } from 'react'

/** Takes the focus when its step opens, so that a screen reader says where one is; not on arrival at the page. */
export function StepHeading({ children, focus }: { children: string; focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-title font-strong outline-none">
      {children}
    </h2>
  )
}
