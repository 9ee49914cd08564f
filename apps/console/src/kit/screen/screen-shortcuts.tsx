import { useText } from '../../i18n/use-text.ts'
import type { Row } from '../fields/row.ts'
import { toggled } from '../list/selection.ts'
import { ShortcutKey } from '../ui/shortcut-key.ts'
import { screenTexts } from './texts.ts'
import type { ScreenState } from './use-screen.ts'

interface Props {
  state: ScreenState
  /** The row that the shortcuts act on. */
  current: Row | undefined
  onSearch: () => void
}

/** The keys of a screen: search, add, tick, edit (ux §2d). */
export function ScreenShortcuts({ state, current, onSearch }: Props) {
  const t = useText()
  const { buttons, dialogs, setChosen, canAdd, canEdit } = state
  return (
    <>
      {buttons.search.isShown && <ShortcutKey keys="/" label={t(screenTexts.keys.search)} run={onSearch} />}
      {canAdd && <ShortcutKey keys="n" label={t(screenTexts.keys.add)} run={() => dialogs.add()} />}
      <ShortcutKey
        keys="x"
        label={t(screenTexts.keys.select)}
        run={() => current && setChosen((before) => toggled(before, current))}
      />
      {canEdit && (
        <ShortcutKey
          keys="e"
          label={t(screenTexts.keys.edit)}
          run={() => current && !state.spec.refusal?.(current, 'edit') && dialogs.edit(current.id)}
        />
      )}
    </>
  )
}
