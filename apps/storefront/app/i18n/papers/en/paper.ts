import type { Same } from '../../same.ts'
import type { paper as chinese } from '../zh-cn/paper.ts'

export const paper: Same<typeof chinese> = {
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
