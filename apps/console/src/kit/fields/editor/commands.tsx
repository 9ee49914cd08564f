import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  CodeOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { ChainedCommands, Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import type { editorTexts } from './texts.ts'

type Name = Exclude<keyof typeof editorTexts, 'toolbar' | 'maxImages'>

export interface Command {
  name: Name
  icon: ReactNode
  run: (chain: ChainedCommands) => ChainedCommands
  /** Whether the selection has it; absent for commands without a state. */
  isOn?: (editor: Editor) => boolean
}

const mark = (name: Name & string, icon: ReactNode): Command => ({
  name,
  icon,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
})

const align = (name: Name, side: 'left' | 'center' | 'right', icon: ReactNode): Command => ({
  name,
  icon,
  run: (chain) => chain.toggleTextAlign(side),
  isOn: (editor) => editor.isActive({ textAlign: side }),
})

/** The buttons of the toolbar in groups, before link, picture and table. */
export const commands: readonly (readonly Command[])[] = [
  [
    mark('bold', <BoldOutlined aria-hidden />),
    mark('italic', <ItalicOutlined aria-hidden />),
    mark('underline', <UnderlineOutlined aria-hidden />),
    mark('strike', <StrikethroughOutlined aria-hidden />),
    mark('code', <CodeOutlined aria-hidden />),
  ],
  [
    {
      name: 'bulletList',
      icon: <UnorderedListOutlined aria-hidden />,
      run: (chain) => chain.toggleBulletList(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      icon: <OrderedListOutlined aria-hidden />,
      run: (chain) => chain.toggleOrderedList(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
  ],
  [
    align('alignLeft', 'left', <AlignLeftOutlined aria-hidden />),
    align('alignCenter', 'center', <AlignCenterOutlined aria-hidden />),
    align('alignRight', 'right', <AlignRightOutlined aria-hidden />),
  ],
]

export const history: readonly Command[] = [
  { name: 'undo', icon: <UndoOutlined aria-hidden />, run: (chain) => chain.undo() },
  { name: 'redo', icon: <RedoOutlined aria-hidden />, run: (chain) => chain.redo() },
]

interface Block {
  name: Name
  isOn: (editor: Editor) => boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const heading = (level: 2 | 3 | 4): Block => ({
  name: `heading${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (chain) => chain.setHeading({ level }),
})

/** The kinds of blocks; the last one is the default. */
export const blocks: readonly Block[] = [
  heading(2),
  heading(3),
  heading(4),
  { name: 'quote', isOn: (editor) => editor.isActive('blockquote'), run: (chain) => chain.toggleBlockquote() },
  { name: 'codeBlock', isOn: (editor) => editor.isActive('codeBlock'), run: (chain) => chain.toggleCodeBlock() },
  { name: 'paragraph', isOn: () => true, run: (chain) => chain.clearNodes().setParagraph() },
]

interface TableCommand {
  name: Name
  run: (chain: ChainedCommands) => ChainedCommands
}

export const insertTable: TableCommand = {
  name: 'insertTable',
  run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
}

/** What can be done inside a table. */
export const tableCommands: readonly TableCommand[] = [
  { name: 'addRow', run: (chain) => chain.addRowAfter() },
  { name: 'addColumn', run: (chain) => chain.addColumnAfter() },
  { name: 'deleteRow', run: (chain) => chain.deleteRow() },
  { name: 'deleteColumn', run: (chain) => chain.deleteColumn() },
  { name: 'deleteTable', run: (chain) => chain.deleteTable() },
]
