import { useEffect, useRef } from 'react'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { RichText } from '~/ui/rich-text.tsx'

/** An agreement in a scrollable box; calls `onEnd` when its end becomes visible. */
export function AgreementText({ html, onEnd }: { html: string; onEnd: () => void }) {
  const t = useDocumentTexts()
  const box = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: box.current,
    })
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('opening:agreementLabel')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="card h-96 max-h-[60dvh] overflow-y-auto p-5 md:p-8"
    >
      <RichText html={html} />
      <span ref={end} className="block h-px" />
    </div>
  )
}
