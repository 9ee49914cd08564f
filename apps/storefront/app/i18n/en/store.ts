import type { Same } from '../same.ts'
import type { store as chinese } from '../zh-cn/store.ts'

export const store: Same<typeof chinese> = {
  title: 'Stores',
}
