import { getApplication, joinStore, saveApplication, submitApplication } from '@fangshi/contract/store-opening'
import { on } from '../../kernel/http/on.ts'
import { join, readApplication, saveDraft, submit } from './application.ts'

export const applicationRoutes = [
  on(joinStore, join),
  on(getApplication, ({ ctx, who }) => readApplication(ctx, who)),
  on(saveApplication, saveDraft),
  on(submitApplication, submit),
]
