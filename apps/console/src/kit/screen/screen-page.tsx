import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useRef } from 'react'
import { useNames } from '../list/names.ts'
import { Pager } from '../list/pager.tsx'
import { useDensity } from '../table/density.ts'
import { Page } from '../ui/page.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { useStored } from '../ui/use-stored.ts'
import { SavedViews } from './saved-views.tsx'
import { ScreenBody } from './screen-body.tsx'
import { ScreenDialogs } from './screen-dialogs.tsx'
import { ScreenHead } from './screen-head.tsx'
import styles from './screen-page.module.css'
import { ScreenSearch } from './screen-search.tsx'
import { ScreenShortcuts } from './screen-shortcuts.tsx'
import { ScreenToolbar } from './screen-toolbar.tsx'
import type { ScreenSpec } from './screen.ts'
import { useCurrentRow } from './use-current-row.ts'
import { useRowActions } from './use-row-actions.ts'
import { useScreen } from './use-screen.ts'

const RecordPage = lazy(() => loadChunk(() => import('./record-page.tsx')))

/** A whole screen of rows: search, filters, tools, table or cards, pages, dialogs. */
export function ScreenPage({ spec }: { spec: ScreenSpec }) {
  const state = useScreen(spec)
  const { name, list, rows, columns, dialogs, chosen, setChosen, screen } = state
  const isPhone = usePhone()
  const [density, setDensity] = useDensity()
  const [full, setFull] = useStored(`console_full:${spec.resource.path}`, ['no', 'yes'], sessionStorage)
  const isFull = full === 'yes' && !isPhone
  const searchArea = useRef<HTMLDivElement>(null)
  const names = useNames(columns.visible, rows.flat)
  const current = useCurrentRow(rows.flat)
  const actionsOf = useRowActions(state)
  const { data, isError } = rows.list
  const sorting = { fields: spec.resource.sorts, sort: list.sort, onSort: list.setSort }
  const { record } = spec
  const { open } = dialogs
  if (record && open?.kind === 'view' && state.buttons.view.isShown)
    return (
      <Suspense>
        <RecordPage key={open.id} spec={spec} record={record} id={open.id} screen={screen} onBack={dialogs.close} />
      </Suspense>
    )
  return (
    <Page actions={<ScreenHead state={state} />}>
      <SavedViews state={state} />
      {spec.above?.(screen)}
      <section className={isFull ? `${styles.card} ${styles.full}` : styles.card} aria-label={name}>
        <div className={styles.bars}>
          <ScreenSearch state={state} area={searchArea} />
          <ScreenToolbar
            state={state}
            density={density}
            onDensity={setDensity}
            isFull={isFull}
            onFull={(next) => setFull(next ? 'yes' : 'no')}
            sorting={sorting}
          />
        </div>
        <ScreenBody
          name={name}
          rows={rows}
          columns={columns.visible}
          names={names}
          density={density}
          selection={{ chosen, onChange: setChosen }}
          actionsOf={actionsOf}
          active={current?.id}
          isFull={isFull}
          sorting={sorting}
          isFiltered={Object.keys(list.filters).length > 0}
          onAdd={state.canAdd ? () => dialogs.add() : undefined}
          onClear={() => list.setFilters({})}
        />
        {data && !state.isTree && data.total > 0 && !isError && <Pager page={data} onChange={list.setPage} />}
      </section>
      <ScreenShortcuts
        state={state}
        current={current}
        onSearch={() => searchArea.current?.querySelector<HTMLElement>('input, button')?.focus()}
      />
      <ScreenDialogs
        spec={spec}
        name={name}
        rows={rows.flat}
        dialogs={dialogs}
        buttons={state.buttons}
        onSaved={(row, before) => void rows.refresh(before ? [row, before] : [row])}
      />
    </Page>
  )
}
