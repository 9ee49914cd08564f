import { messageOf } from '@fangshi/contract/errors'
import type { Resource } from '@fangshi/contract/resource'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { pickerTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { CardList } from '../table/card-list.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FilterChips } from '../search/filter-chips.tsx'
import { defaultPageSize, type Filters } from '../list/list-state.ts'
import { CallFailed, ListEmpty, ListLoading, NoResult } from '../list/list-states.tsx'
import { useNames } from '../list/names.ts'
import { Pager } from '../list/pager.tsx'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchDrawer } from '../search/search-drawer.tsx'
import { chosenRows, type Selection } from '../list/selection.ts'
import { SelectionBar } from '../list/selection-bar.tsx'
import type { PickerSource } from './pick-from.tsx'
import type { PickerProps } from '../fields/spec.ts'
import type { NamedColumn } from '../list/column.ts'
import { pageOf, useList } from '../list/use-list.ts'
import { usePhone } from '../ui/use-phone.ts'
import { pickedName } from '../fields/picked-name.ts'
import styles from './table-picker.module.css'

interface Props extends PickerProps {
  table: Omit<PickerSource<Resource>, 'columns'> & { columns: readonly NamedColumn[] }
}

const noOptions = [] as const
const noFilters: Filters = {}
const noPicks: readonly number[] = []

/** Picks rows from a table (spec §2, widget 2): Determine at its top left, earlier picks ticked, one or many. */
export default function TablePicker({ table, title, many = false, picked = noPicks, onPick, onClose }: Props) {
  const { resource, columns, search = noOptions, params, showName } = table
  const t = useText()
  const locale = useLocale()
  const isPhone = usePhone()
  const { message } = App.useApp()
  const [{ page, perPage, filters }, setState] = useState({
    page: 1,
    perPage: defaultPageSize as number,
    filters: noFilters,
  })
  const [chosen, setChosen] = useState<Selection>(() => new Map(picked.map((id) => [id, undefined])))
  const list = useList(resource, { ...pageOf(page, perPage, filters), ...params })
  const rows = list.data?.data ?? []
  const names = useNames(columns, rows)
  const setFilters = (next: Filters): void => setState({ page: 1, perPage, filters: next })

  function confirm(): void {
    if (!chosen.size) return void message.error(messageOf('NOT_SELECTED', locale))
    onPick([...chosen.keys()], chosenRows(chosen))
    onClose()
  }

  const Search = isPhone ? SearchDrawer : SearchBar
  const Rows = isPhone ? CardList : DataTable
  const isFiltered = Object.keys(filters).length > 0
  const [only] = chosenRows(chosen)
  return (
    <Dialog title={title} width="max(60%, 720px)" isFull isModal={false} footer={null} onClose={onClose}>
      <div className={styles.body}>
        {search.length > 0 && (
          <Search
            name={`picker:${resource.path}`}
            label={title}
            options={search}
            filters={filters}
            onSearch={setFilters}
          />
        )}
        <FilterChips options={search} filters={filters} onChange={setFilters} />
        <div className={styles.toolbar}>
          <Button type="primary" onClick={confirm}>
            {t(pickerTexts.confirm)}
          </Button>
          {many ? (
            <SelectionBar chosen={chosen} rows={rows} onChange={setChosen} />
          ) : (
            <span role="status">{only && t(pickerTexts.chosen, { names: pickedName(only, locale, showName) })}</span>
          )}
        </div>
        {list.isError ? (
          <CallFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <ListLoading />
        ) : rows.length ? (
          <>
            <Rows
              label={title}
              columns={columns}
              rows={rows}
              names={names}
              selection={{ chosen, isSingle: !many, onChange: setChosen }}
              isLoading={list.isPlaceholderData}
            />
            <Pager
              page={list.data}
              onChange={(next, size) => setState({ page: size === perPage ? next : 1, perPage: size, filters })}
            />
          </>
        ) : isFiltered ? (
          <NoResult onClear={() => setFilters(noFilters)} />
        ) : (
          <ListEmpty />
        )}
      </div>
    </Dialog>
  )
}
