import { pinyin } from 'pinyin-pro'

const plain = { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' } as const

/** How a name is typed without Chinese: its syllables, then their initials: `订单列表` → `dingdanliebiao ddlb`. */
export function pinyinOf(name: string): string {
  const syllables = pinyin(name, plain)
  return `${syllables.join('')} ${syllables.map((syllable) => syllable[0] ?? '').join('')}`.toLowerCase()
}
