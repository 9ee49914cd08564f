import { isHan } from '../search-index/words.ts'

/** Words that name no thing. */
const fillers = new Set(
  'a an and the for from of on in to with my me her him his them your some 的 和 与 给 送 用 买 要 想 我 找 款 个'.split(
    ' ',
  ),
)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The words of the runs of a query that name things; of a query with nothing else, all of them. */
export function mainWords(runs: readonly string[]): string[] {
  const words = runs.flatMap((run) => (isHan(run) ? [...segmenter.segment(run)].map(({ segment }) => segment) : [run]))
  const main = words.filter((word) => !fillers.has(word))
  return [...new Set(main.length ? main : words)]
}
