import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  /** The id that the control names in `aria-controls`; antd gives it to no element. */
  id?: string
  children: ReactNode
}

/** The lists of an antd popup that scroll, made reachable for the keyboard (WCAG 2.1.1). */
export function PopupLists({ id, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const reach = (): void => box.current?.querySelectorAll('ul').forEach((list) => (list.tabIndex = 0))
    const observer = new MutationObserver(reach)
    observer.observe(box.current, { childList: true, subtree: true })
    reach()
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} id={id}>
      {children}
    </div>
  )
}
