import { classes } from './catalogue.ts'

const parentOf = new Map(classes.map(({ key, parent }) => [key, parent]))

/** The keys from the top down to a class. */
export function classPath(key: string): string[] {
  const parent = parentOf.get(key)
  return [...(parent ? classPath(parent) : []), key]
}

/** The third-level classes below top ones. */
export const leavesOf = (tops: readonly string[]): string[] =>
  classes
    .map(({ key }) => classPath(key))
    .filter((path) => path.length === 3 && tops.includes(path[0] as string))
    .map((path) => path[2] as string)
