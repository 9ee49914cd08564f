import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { useLocalePath } from './local-path.ts'

/** What a browser makes of a link: hundreds on a page, none of which the server needs the router's `Link` for. */
function PlainLink({
  to,
  prefetch: _prefetch,
  preventScrollReset: _preventScrollReset,
  replace: _replace,
  state: _state,
  children,
  ...rest
}: LinkProps & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

/** A link inside the shop that keeps the reader's language. `to` is an absolute path of `links.ts`. */
export function LocalLink({ to, ...rest }: LinkProps & { to: string }) {
  const path = useLocalePath()(to)
  if (import.meta.env.SSR) return <PlainLink to={path} {...rest} />
  // The whole route table came with the page: nothing to discover.
  return <Link to={path} discover="none" {...rest} />
}

/** The same, knowing whether it is the current page (`aria-current`). */
export const LocalNavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => (
  <NavLink to={useLocalePath()(to)} discover="none" {...rest} />
)
