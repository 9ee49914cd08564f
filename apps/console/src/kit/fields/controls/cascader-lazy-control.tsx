import { Button, Cascader } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import type { Key } from '../choice-options.ts'
import { useLazyTree } from '../lazy-tree.ts'
import type { CascaderLazySpec } from '../spec.ts'
import { along, type TreeOption } from '../tree.ts'
import styles from './cascader.module.css'
import { passedOn, type ControlProps } from '../control.ts'
import { PopupLists } from './popup-lists.tsx'

const none: readonly Key[] = []

export default function CascaderLazyControl(props: ControlProps<CascaderLazySpec, Key[] | null>) {
  const { spec, value, onChange, disabled } = props
  const t = useText()
  const { tree, hasFailed, load } = useLazyTree(spec, value ?? none)
  const path = value ?? []
  const isKnown = along(tree, path).length === path.length
  return (
    <>
      <Cascader<TreeOption>
        {...passedOn(props)}
        // Ids alone mean nothing to the reader: wait for the names.
        value={isKnown ? path : []}
        options={tree}
        loading={!isKnown && !hasFailed}
        allowClear={!spec.required}
        className={styles.select}
        classNames={{ popup: { root: styles.popup } }}
        popupRender={(menus) => <PopupLists id={`${props.id}_list`}>{menus}</PopupLists>}
        changeOnSelect={spec.anyLevel}
        loadData={(selected) => void load(selected.map((option) => option.value))}
        onChange={(next: Key[] | undefined) => onChange?.(next ?? null)}
      />
      {hasFailed && !disabled && (
        <Button type="link" size="small" onClick={() => void load(path.slice(0, along(tree, path).length))}>
          {t(fieldTexts.loadAgain)}
        </Button>
      )}
    </>
  )
}
