import { pageSizes } from '@fangshi/contract/shapes'
import { Pagination } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ListPage } from './list-page.ts'
import { usePhone } from '../ui/use-phone.ts'

interface Props {
  page: ListPage
  onChange: (page: number, perPage: number) => void
}

/** Pages and sizes of a list (spec §9). A total that is an estimate says so (rules §12). */
export function Pager({ page, onChange }: Props) {
  const { t } = useTranslation()
  const isPhone = usePhone()
  const count = `${page.total.toLocaleString('en')}${page.total_capped ? '+' : ''}`
  return (
    <Pagination
      align="end"
      simple={isPhone}
      current={page.current_page}
      pageSize={page.per_page}
      total={page.total}
      showTotal={() => t('table.total', { count })}
      showSizeChanger={{ 'aria-label': t('table.perPage'), showSearch: false }}
      pageSizeOptions={[...pageSizes]}
      onChange={onChange}
    />
  )
}
