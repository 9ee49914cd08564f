import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { NavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LocalNavLink } from './local-link.tsx'

const at = (location: string, link: ReactElement): string =>
  renderToString(createElement(StaticRouter, { location }, link))

test.each(['/', '/s', '/s?lang=en', '/S', '/store', '/store/', '/stores', '/store/7', '/user', '/user/orders'])(
  'at %s the server writes the links of the navigation as the router would',
  (location) => {
    for (const to of ['/', '/s', '/store', '/stores', '/user', '/user/orders']) {
      for (const end of [true, to === '/']) {
        const props = { to, end, className: 'tab', children: 'Link' }
        const expected = at(location, createElement(NavLink, { ...props, discover: 'none' }))
        expect(at(location, createElement(LocalNavLink, props)), to).toBe(expected)
      }
    }
  },
)
