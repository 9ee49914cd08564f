import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { useLocalePath } from './local-path.ts'

/** A link inside the shop that keeps the reader's language. `to` is an absolute path of `links.ts`. */
export const LocalLink = ({ to, ...rest }: LinkProps & { to: string }) => <Link to={useLocalePath()(to)} {...rest} />

/** The same, knowing whether it is the current page (`aria-current`). */
export const LocalNavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => (
  <NavLink to={useLocalePath()(to)} {...rest} />
)
