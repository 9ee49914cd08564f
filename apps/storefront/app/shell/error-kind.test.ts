import { expect, test } from 'vitest'
import { errorKind } from './error-kind.ts'

/** As the router has what a loader threw: `throw data(null, status)`. */
const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['a 404 of a loader', thrown(404), 'notFound'],
  ['a 500 of a loader', thrown(500), 'broken'],
  ['Chrome without network', new TypeError('Failed to fetch'), 'unreachable'],
  ['Chrome, a file', new TypeError('Failed to fetch dynamically imported module: /a.js'), 'unreachable'],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), 'unreachable'],
  ['Firefox, a file', new TypeError('error loading dynamically imported module: /a.js'), 'unreachable'],
  ['Safari', new TypeError('Load failed'), 'unreachable'],
  ['Safari, a file', new TypeError('Importing a module script failed.'), 'unreachable'],
  ['Safari, on the way', new TypeError('The network connection was lost.'), 'unreachable'],
  ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'id')"), 'broken'],
  ['one of ours whose names sound like it', new TypeError('data.reload is not a function'), 'broken'],
  ['other errors that speak of loading', new Error('Failed to fetch'), 'broken'],
  ['a number that is no answer', 404, 'broken'],
  ['something like an answer', { status: 404 }, 'broken'],
  ['nothing', undefined, 'broken'],
])('%s', (_, error, expected) => {
  expect(errorKind(error)).toBe(expected)
})
