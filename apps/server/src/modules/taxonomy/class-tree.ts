import type { Locale } from '@fangshi/contract/locale'
import type { Db } from '../../kernel/db/db.ts'
import { localClasses, versionOfClasses } from './taxonomy.db.ts'
import { classTree } from './taxonomy.show.ts'

type Tree = ReturnType<typeof classTree>
const lastTrees = new Map<Locale, { version: string; tree: Tree }>()

/**
 * Every class in a language as a tree, as it is now: the same object for as long as no class changes, since every page needs
 * it and it seldom does. Not for a transaction that changes classes.
 */
export async function localClassTree(db: Db, locale: Locale): Promise<Tree> {
  const last = lastTrees.get(locale)
  if (last && last.version === (await versionOfClasses(db))) return last.tree
  const { version, classes } = await localClasses(db, locale)
  const tree = classTree(classes)
  lastTrees.set(locale, { version, tree })
  return tree
}
