import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { useLocalePath } from './local-path.ts'

/**
 * The plain anchor of a link. A page has hundreds of links, and the server does not need the router's `Link` for them.
 */
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

/** A link inside the shop that keeps the language. `to` is an absolute path from `links.ts`. */
export function LocalLink({ to, ...rest }: LinkProps & { to: string }) {
  const path = useLocalePath()(to)
  if (import.meta.env.SSR) return <PlainLink to={path} {...rest} />
  // The route table came with the page: there is nothing to discover.
  return <Link to={path} discover="none" {...rest} />
}

/** The same, marked with `aria-current` on its own page. */
export const LocalNavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => (
  <NavLink to={useLocalePath()(to)} discover="none" {...rest} />
)
