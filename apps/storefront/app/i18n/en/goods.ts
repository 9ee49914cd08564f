import type { Same } from '../same.ts'
import type { goods as chinese } from '../zh-cn/goods.ts'

export const goods: Same<typeof chinese> = {
  title: 'All goods',
}
