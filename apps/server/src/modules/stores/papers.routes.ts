import { changeOwnPapers, getOwnPapers } from '@fangshi/contract/store-papers'
import { approvePaperChange, denyPaperChange, storePaperFile, storePapers } from '@fangshi/contract/stores-admin'
import { on } from '../../kernel/http/on.ts'
import { approveChange, denyChange, handInPapers, readOwnPapers } from './change-papers.ts'
import { viewPaperFile, viewPapers } from './view-papers.ts'

export const paperRoutes = [
  on(getOwnPapers, ({ ctx, who }) => readOwnPapers(ctx, who)),
  on(changeOwnPapers, handInPapers),
  on(storePapers, viewPapers),
  on(storePaperFile, viewPaperFile),
  on(approvePaperChange, async (call) => {
    await approveChange(call)
    return {}
  }),
  on(denyPaperChange, async (call) => {
    await denyChange(call)
    return {}
  }),
]
