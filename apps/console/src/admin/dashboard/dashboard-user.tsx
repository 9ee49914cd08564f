import { adminNewUsers } from '@fangshi/contract/figures'
import { l } from '../../i18n/ui-text.ts'
import { call } from '../../session/api.ts'
import { Newcomers } from './newcomers.tsx'

const name = l('新增用户', 'New users')
const means = l(
  '所选日期内注册的用户数，不含店铺子账号。',
  'Accounts registered in these dates, without store sub-accounts.',
)

/** Who registered in a window of days (rules §13). */
export default function UserFigures() {
  return (
    <Newcomers
      name={name}
      means={means}
      load={(query, signal) => call(adminNewUsers, { query }, { quiet: true, signal })}
    />
  )
}
