import { searchSynonyms } from '@fangshi/contract/search-synonyms'
import { textarea } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const words = l('顾客输入的词', 'What shoppers type')
const meanings = l('对应商品里的词', 'Words in matching products')

export default tableScreen({
  resource: searchSynonyms,
  columns: { words: { label: words, width: 320 }, meanings: { label: meanings, width: 360 }, created_at: createdAt },
  search: [
    { label: words, value: 'words', where: 'like' },
    { label: meanings, value: 'meanings', where: 'like' },
  ],
  form: {
    words: textarea(words, {
      required: true,
      maxlength: 300,
      help: l('用逗号或顿号分隔，中英文均可', 'Separate with commas; any language'),
    }),
    meanings: textarea(meanings, {
      required: true,
      maxlength: 300,
      help: l(
        '名称或分类含有其中任一词的商品会被搜到',
        'Products whose name or category contains one of these are found',
      ),
    }),
  },
})
