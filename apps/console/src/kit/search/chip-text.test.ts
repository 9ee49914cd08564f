import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { chipsOf } from './chip-text.ts'

const name = l('名称', 'Name')
const created = l('创建时间', 'Created')

test('chips say what is filtered', () => {
  const options = [
    { label: name },
    { value: 'amount', label: l('金额', 'Amount'), where: 'ngt' as const },
    { value: 'created_at', label: l('时间', 'Time'), altLabel: created },
  ]
  const chips = chipsOf(options, {
    name: '顺丰|likeRight',
    amount: '50|ngt',
    created_at: '2026-01-01,|between',
    kind: '1,2|in',
  })
  expect(chips.map(({ label, sign, parts, isRange }) => [label, sign, parts, isRange])).toEqual([
    [name, '', ['顺丰'], false],
    [l('金额', 'Amount'), '≥ ', ['50'], false],
    [created, '', ['2026-01-01', ''], true],
    ['kind', '', ['1', '2'], false],
  ])
})
