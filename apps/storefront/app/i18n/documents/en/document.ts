import type { Same } from '../../same.ts'
import type { document as chinese } from '../zh-cn/document.ts'

export const document: Same<typeof chinese> = {
  choose: 'Choose a file',
  chooseOf: 'Choose a file: {{label}}',
  replace: 'Replace',
  replaceOf: 'Replace: {{label}}',
  removeOf: 'Remove: {{label}}',
  sending: 'Uploading…',
  opening: 'Loading preview',
  previewFailed: 'No preview available, but the file is saved',
  isPdf: 'PDF file',
  open: 'Open: {{label}}',
}
