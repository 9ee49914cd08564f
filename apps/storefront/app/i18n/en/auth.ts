import type { Same } from '../same.ts'
import type { auth as chinese } from '../zh-cn/auth.ts'

export const auth: Same<typeof chinese> = {
  login: 'Log in',
}
