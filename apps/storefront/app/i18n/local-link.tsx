import { Link, NavLink, useLocation, type LinkProps } from 'react-router'
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

/** A link to a path whose language is settled. */
export function PathLink({ to, ...rest }: LinkProps & { to: string }) {
  if (import.meta.env.SSR) return <PlainLink to={to} {...rest} />
  return <Link to={to} discover="none" {...rest} />
}

/** What `NavLink` writes on the server, where its other work is for nothing. */
function PlainNavLink({ to, path, end = false, className, ...rest }: LocalNavLinkProps & { path: string }) {
  const pathname = useLocation().pathname.toLowerCase()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return (
    <PlainLink
      to={path}
      {...rest}
      aria-current={isCurrent ? 'page' : undefined}
      className={isCurrent ? `${className} active` : className}
    />
  )
}

type LocalNavLinkProps = LinkProps & { to: string; end?: boolean; className: string }

/** The same, marked with `aria-current` on its own page. `to` is a path without a query. */
export function LocalNavLink({ to, ...rest }: LocalNavLinkProps) {
  const path = useLocalePath()(to)
  if (import.meta.env.SSR) return <PlainNavLink to={to} path={path} {...rest} />
  return <NavLink to={path} discover="none" {...rest} />
}
