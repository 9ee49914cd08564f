import type { Same } from '../../same.ts'
import type { document as chinese } from '../zh-cn/document.ts'

export const document: Same<typeof chinese> = {
  choose: 'Choose a file',
  chooseOf: 'Choose a file: {{label}}',
  replace: 'Replace',
  replaceOf: 'Replace: {{label}}',
  removeOf: 'Remove: {{label}}',
  sending: 'Uploading…',
  opening: 'Opening the preview',
  previewFailed: 'No preview, but the file is kept',
  isPdf: 'PDF file',
  open: 'Open: {{label}}',
  private: 'Kept encrypted; seen by you and the reviewers alone',
}
