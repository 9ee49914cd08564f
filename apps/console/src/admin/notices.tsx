import { notices } from '@fangshi/contract/content-notices'
import { editor, text, toggle } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const title = l('标题', 'Title')
const tag = l('标签', 'Tag')
const content = l('内容', 'Content')
const pinned = l('置顶', 'Pinned')

export default tableScreen({
  resource: notices,
  columns: {
    title: { label: title, width: 300 },
    tag: { label: tag, type: 'tags', width: 120 },
    pinned: { label: pinned, type: 'boolean' },
    created_at: createdAt,
  },
  search: [
    { label: title, value: 'title', where: 'likeRight' },
    { label: tag, value: 'tag', where: 'likeRight' },
    { label: content, value: 'content', where: 'like' },
  ],
  form: {
    title: text(title, { required: true, local: true, maxlength: 60 }),
    tag: text(tag, { local: true, maxlength: 20 }),
    pinned: toggle(pinned, { initial: false, help: l('排在最前', 'Shown first') }),
    content: editor(content, { required: true, local: true, span: 24 }),
  },
})
