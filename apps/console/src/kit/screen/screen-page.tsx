import { DeleteOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { screenTexts } from './texts.ts'
import { call } from '../../session/api.ts'
import { Page } from '../ui/page.tsx'
import { useMenuItem } from '../../menus/use-menu-item.ts'
import { useDensity } from '../table/density.ts'
import { FilterChips } from '../search/filter-chips.tsx'
import { HeadActions } from './head-actions.tsx'
import type { Filters } from '../list/list-state.ts'
import { useNames, useNamesOf } from '../list/names.ts'
import { Pager } from '../list/pager.tsx'
import { ScreenBody } from './screen-body.tsx'
import { ScreenDialogs } from './screen-dialogs.tsx'
import styles from './screen-page.module.css'
import { SearchBar } from '../search/search-bar.tsx'
import { SearchDrawer } from '../search/search-drawer.tsx'
import { chosenRows, noSelection, toggled, withoutIds } from '../list/selection.ts'
import { SelectionBar } from '../list/selection-bar.tsx'
import { TableKey } from '../ui/shortcut-key.ts'
import { TableTools } from '../table/table-tools.tsx'
import type { Row } from '../fields/row.ts'
import type { Screen, ScreenSpec } from './screen.ts'
import { useButtons } from './use-buttons.ts'
import { namedColumns } from '../list/column.ts'
import { useColumns } from '../table/use-columns.ts'
import { useCurrentRow } from './use-current-row.ts'
import { useDelete } from './use-delete.ts'
import { useDialogs } from './use-dialogs.ts'
import { fetchList, pageOf } from '../list/use-list.ts'
import { useListState } from '../list/use-list-state.ts'
import { usePhone } from '../ui/use-phone.ts'
import { useRowActions } from './use-row-actions.ts'
import { useRows } from '../list/use-rows.ts'
import { useStored } from '../ui/use-stored.ts'

const noOptions = [] as const
const noFilters: Filters = {}

/** A whole screen of rows: search, filters, tools, table or cards, pages, dialogs. */
export function ScreenPage({ spec }: { spec: ScreenSpec }) {
  const { resource, columns, search = noOptions, form, toBody, exportAdd } = spec
  const t = useText()
  const isPhone = usePhone()
  const name = useMenuItem()?.name ?? ''
  const buttons = useButtons(spec)
  // Without the search right the server refuses filters, so an address that carries some counts as one without.
  const fields = useMemo(
    () => (buttons.search.isShown ? Object.keys(resource.filters) : []),
    [resource, buttons.search.isShown],
  )
  const state = useListState(fields)
  const rows = useRows(resource, state, spec.treeKey)
  const controls = useColumns(columns)
  const names = useNames(controls.visible, rows.flat)
  const exported = useMemo(() => [...controls.visible, ...namedColumns(exportAdd ?? {})], [controls.visible, exportAdd])
  const namesOf = useNamesOf(exported)
  const dialogs = useDialogs()
  const [density, setDensity] = useDensity()
  const [full, setFull] = useStored(`console_full:${resource.path}`, ['no', 'yes'], sessionStorage)
  const [chosen, setChosen] = useState(noSelection)
  const searchArea = useRef<HTMLDivElement>(null)
  const isFull = full === 'yes' && !isPhone

  const remove = useDelete(resource, (gone) => {
    setChosen((before) =>
      withoutIds(
        before,
        gone.map(({ id }) => id),
      ),
    )
    void rows.refresh(gone)
  })
  const screen: Screen = {
    rows: rows.flat,
    selection: chosenRows(chosen),
    filters: state.filters,
    setFilters: state.setFilters,
    reload: () => void rows.reload(),
    clearSelection: () => setChosen(noSelection),
  }
  const isTree = rows.tree !== undefined
  const actionsOf = useRowActions({ spec, buttons, dialogs, isTree, screen, onDelete: remove })
  const hasHandle =
    buttons.view.isShown || buttons.edit.isShown || buttons.delete.isShown || spec.rowButtons !== undefined
  const canAdd = buttons.add.isShown && !buttons.add.reason
  const canEdit = buttons.edit.isShown && !buttons.edit.reason

  const current = useCurrentRow(rows.flat)

  const Search = isPhone ? SearchDrawer : SearchBar
  const fieldsOfBar = useMemo(() => search.filter(({ onlyChip }) => !onlyChip), [search])
  const { data } = rows.list
  return (
    <Page
      actions={
        <>
          <HeadActions
            buttons={buttons}
            onAdd={() => dialogs.add()}
            exports={{
              name,
              columns: exported,
              rows: rows.flat,
              selection: screen.selection,
              list: (page, perPage, signal) => fetchList(resource, pageOf(page, perPage, state.filters), signal),
              namesOf,
            }}
            imports={
              form && {
                name,
                area: resource.area,
                shape: resource.form,
                send: (all) => call(resource.import, { body: { rows: [...all] } }, { quiet: true }),
                form,
                toBody,
                onImported: () => void rows.reload(),
              }
            }
          />
          {spec.headActions?.(screen)}
        </>
      }
    >
      {spec.above?.(screen)}
      <section className={isFull ? `${styles.card} ${styles.full}` : styles.card} aria-label={name}>
        {buttons.search.isShown && (
          <div ref={searchArea}>
            <Search
              name={resource.path}
              label={name}
              options={fieldsOfBar}
              filters={state.filters}
              onSearch={state.setFilters}
              disabled={buttons.search.reason && t(buttons.search.reason)}
            />
          </div>
        )}
        <FilterChips options={search} filters={state.filters} onChange={state.setFilters} />
        <div className={styles.toolbar}>
          <div className={styles.left}>
            {buttons.batch_delete.isShown && (
              <Tooltip title={buttons.batch_delete.reason && t(buttons.batch_delete.reason)}>
                <Button
                  danger
                  icon={<DeleteOutlined aria-hidden />}
                  disabled={buttons.batch_delete.reason !== undefined}
                  onClick={() => remove([...chosen].map(([id, row]) => row ?? ({ id } as Row)))}
                >
                  {t(actionTexts.delete)}
                </Button>
              </Tooltip>
            )}
            {spec.toolbarLeft?.(screen)}
            <SelectionBar chosen={chosen} rows={rows.flat} onChange={setChosen} />
          </div>
          <div className={styles.right}>
            {spec.toolbarRight?.(screen)}
            <TableTools
              updatedAt={rows.list.dataUpdatedAt}
              isBusy={rows.list.isFetching}
              onReload={screen.reload}
              density={density}
              onDensity={setDensity}
              columns={controls}
              isFull={isFull}
              onFull={(next) => setFull(next ? 'yes' : 'no')}
              hasCards={isPhone}
            />
          </div>
        </div>
        <ScreenBody
          name={name}
          rows={rows}
          columns={controls.visible}
          names={names}
          density={density}
          selection={{ chosen, onChange: setChosen }}
          actionsOf={hasHandle ? actionsOf : undefined}
          active={current?.id}
          isFull={isFull}
          isFiltered={Object.keys(state.filters).length > 0}
          onAdd={canAdd ? () => dialogs.add() : undefined}
          onClear={() => state.setFilters(noFilters)}
        />
        {data && !isTree && data.total > 0 && !rows.list.isError && <Pager page={data} onChange={state.setPage} />}
      </section>
      {buttons.search.isShown && (
        <TableKey
          keys="/"
          label={t(screenTexts.keys.search)}
          run={() => searchArea.current?.querySelector<HTMLElement>('input, button')?.focus()}
        />
      )}
      {canAdd && <TableKey keys="n" label={t(screenTexts.keys.add)} run={() => dialogs.add()} />}
      <TableKey
        keys="x"
        label={t(screenTexts.keys.select)}
        run={() => current && setChosen((before) => toggled(before, current))}
      />
      {canEdit && (
        <TableKey keys="e" label={t(screenTexts.keys.edit)} run={() => current && dialogs.edit(current.id)} />
      )}
      <ScreenDialogs
        spec={spec}
        name={name}
        rows={rows.flat}
        dialogs={dialogs}
        onSaved={(row, before) => void rows.refresh(before ? [row, before] : [row])}
      />
    </Page>
  )
}
