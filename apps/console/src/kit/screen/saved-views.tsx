import { MoreOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import type { SavedView } from '@fangshi/contract/saved-views'
import { App, Button, Dropdown } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { actionTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { looksSame, noPrefs, placesOf, prefsOf } from '../table/column-prefs.ts'
import { isSameLook, lookOf } from '../views/look.ts'
import { viewTexts as texts } from '../views/texts.ts'
import type { ViewFields } from '../views/use-saved-views.ts'
import styles from './saved-views.module.css'
import type { ScreenState } from './use-screen.ts'

const ViewForm = lazy(() => loadChunk(() => import('./view-form.tsx')))

interface TabProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Tab = ({ isChosen, onChoose, children }: TabProps) => (
  <button type="button" className={styles.tab} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
)

/** The current filters, order and columns of the list as a view stores them, and whether they differ from the chosen view. */
function useLook({ spec, list, chosenSort, columns, view, fields }: ScreenState) {
  const now = { filters: list.filters, sort: chosenSort }
  const known = (of: SavedView) => lookOf(of, fields, spec.resource.sorts)
  const hasColumns = (view?.columns.length ?? 0) > 0
  const areColumnsChanged = hasColumns && !looksSame(columns.all, columns.prefs, prefsOf(view?.columns ?? []))
  const look: Pick<ViewFields, 'filters' | 'sort' | 'columns'> = {
    filters: Object.entries(now.filters).map(([field, value]) => ({ field, value })),
    sort: now.sort ?? '',
    columns: looksSame(columns.all, columns.prefs, noPrefs) ? [] : placesOf(columns.all, columns.prefs),
  }
  return {
    known,
    look,
    isPlain: isSameLook(now, { filters: {} }),
    isChanged: view !== undefined && (areColumnsChanged || !isSameLook(now, known(view))),
  }
}

/**
 * The saved views of a list as tabs: the account's own and those that colleagues share. The tabs appear with the first view,
 * or once there is something to save.
 */
export function SavedViews({ state }: { state: ScreenState }) {
  const t = useText()
  const { message, modal } = App.useApp()
  const [form, setForm] = useState<'new' | 'edit'>()
  const [isBusy, setBusy] = useState(false)
  const { list, saved, view, buttons } = state
  const { known, look, isPlain, isChanged } = useLook(state)
  if (!buttons.search.isShown || (!saved.views.length && isPlain)) return null

  const choose = (next?: SavedView): void =>
    list.setSaved(next ? { ...known(next), saved: next.id } : { filters: {}, sort: undefined, saved: undefined })

  async function update({ id, revision }: SavedView): Promise<void> {
    setBusy(true)
    try {
      await saved.change(id, look, revision)
      message.success(t(texts.updated))
    } catch {
      return // `call` has shown the reason
    } finally {
      setBusy(false)
    }
  }

  function remove({ id, name, role }: SavedView): void {
    modal.confirm({
      title: t(texts.confirm, { name }),
      content: role ? t(texts.confirmShared, { role: role.name }) : t(texts.confirmOwn),
      okText: t(actionTexts.delete),
      okButtonProps: { danger: true },
      cancelText: t(actionTexts.cancel),
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        try {
          await saved.remove(id)
        } catch {
          return // the call has said why
        }
        message.success(t(texts.removed))
        choose()
      },
    })
  }

  return (
    <div className={styles.strip}>
      <nav className={styles.tabs} aria-label={t(texts.views)}>
        <Tab isChosen={!view} onChoose={() => choose()}>
          {t(texts.all)}
        </Tab>
        {saved.views.map((one) => (
          <Tab key={one.id} isChosen={one.id === view?.id} onChoose={() => choose(one)}>
            {one.name}
            {one.role && (
              <>
                <TeamOutlined aria-hidden />
                <span className={styles.hidden}>{t(texts.shared)}</span>
              </>
            )}
            {one.id === view?.id && isChanged && (
              <>
                <span className={styles.dot} aria-hidden />
                <span className={styles.hidden}>{t(texts.changed)}</span>
              </>
            )}
          </Tab>
        ))}
      </nav>
      <div className={styles.acts}>
        {view?.can_edit && isChanged && (
          <Button loading={isBusy} onClick={() => void update(view)}>
            {t(texts.update)}
          </Button>
        )}
        {(view ? isChanged : !isPlain) && (
          <Button type="link" icon={<PlusOutlined aria-hidden />} onClick={() => setForm('new')}>
            {t(texts.save)}
          </Button>
        )}
        {view?.can_edit && (
          <Dropdown
            trigger={['click']}
            getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
            menu={{
              items: [
                { key: 'edit', label: t(texts.edit) },
                { key: 'remove', label: t(texts.remove), danger: true },
              ],
              onClick: ({ key }) => (key === 'edit' ? setForm('edit') : remove(view)),
            }}
          >
            <Button
              type="text"
              icon={<MoreOutlined aria-hidden />}
              aria-label={t(texts.actions)}
              aria-haspopup="menu"
              title={t(texts.actions)}
            />
          </Dropdown>
        )}
      </div>
      {(form === 'new' || (form === 'edit' && view)) && (
        <Suspense>
          <ViewForm
            view={form === 'edit' ? view : undefined}
            roles={saved.roles}
            submit={async (fields) => {
              if (form === 'edit' && view) await saved.change(view.id, fields, view.revision)
              else choose(await saved.add({ ...look, ...fields }))
            }}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
