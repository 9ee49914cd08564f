import { Button } from 'antd'
import { useHref, useLinkClickHandler } from 'react-router'

/** A primary button that is a link inside the back office. */
export function LinkButton({ to, children }: { to: string; children: string }) {
  const open = useLinkClickHandler<HTMLElement>(to)
  return (
    <Button type="primary" href={useHref(to)} onClick={open}>
      {children}
    </Button>
  )
}
