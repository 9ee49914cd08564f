import { Cascader } from 'antd'
import type { Key } from '../choice-options.ts'
import type { CascaderSpec } from '../spec.ts'
import { pathTo, type TreeOption } from '../tree.ts'
import { useTree } from '../use-tree.ts'
import styles from './cascader.module.css'
import { passedOn, type ControlProps } from '../control.ts'
import { PopupLists } from './popup-lists.tsx'

export default function CascaderControl(props: ControlProps<CascaderSpec, Key | Key[] | null>) {
  const { spec, value, onChange } = props
  const { tree, isLoading } = useTree(spec)
  const path = Array.isArray(value) ? value : pathTo(tree, value)
  return (
    <Cascader<TreeOption>
      {...passedOn(props)}
      value={path}
      options={tree}
      loading={isLoading}
      allowClear={!spec.required}
      className={styles.select}
      classNames={{ popup: { root: styles.popup } }}
      popupRender={(menus) => <PopupLists id={`${props.id}_list`}>{menus}</PopupLists>}
      changeOnSelect={spec.anyLevel}
      showSearch
      onChange={(next: Key[] | undefined) => onChange?.(spec.wholePath ? (next ?? null) : (next?.at(-1) ?? null))}
    />
  )
}
