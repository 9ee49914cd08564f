import { adminNewStores } from '@fangshi/contract/figures'
import { l } from '../../i18n/ui-text.ts'
import { call } from '../../session/api.ts'
import { Newcomers } from './newcomers.tsx'

const name = l('新增店铺', 'New stores')
const means = l('所选日期内通过认证的店铺数。', 'Stores that were approved in these dates.')

/** Which stores opened in a window of days (rules §13). */
export default function StoreFigures() {
  return (
    <Newcomers
      name={name}
      means={means}
      load={(query, signal) => call(adminNewStores, { query }, { quiet: true, signal })}
    />
  )
}
