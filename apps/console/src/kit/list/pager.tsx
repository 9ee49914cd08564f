import { pageSizes } from '@fangshi/contract/shapes'
import { Pagination } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { listTexts } from './texts.ts'
import type { ListPage } from './list-page.ts'
import { usePhone } from '../ui/use-phone.ts'

interface Props {
  page: ListPage
  onChange: (page: number, perPage: number) => void
}

/** Pages and sizes of a list (spec §9). A total that is an estimate says so (rules §12). */
export function Pager({ page, onChange }: Props) {
  const t = useText()
  const isPhone = usePhone()
  const count = `${page.total.toLocaleString('en')}${page.total_capped ? '+' : ''}`
  return (
    <Pagination
      align="end"
      simple={isPhone}
      current={page.current_page}
      pageSize={page.per_page}
      total={page.total}
      showTotal={() => t(listTexts.total, { count })}
      showSizeChanger={{ 'aria-label': t(listTexts.perPage), showSearch: false }}
      pageSizeOptions={[...pageSizes]}
      onChange={onChange}
    />
  )
}
