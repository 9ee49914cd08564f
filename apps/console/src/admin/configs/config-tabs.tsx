import { Grid, Select, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { l, useLabel, type Label } from '../../kit/label.ts'
import { Page } from '../../kit/page.tsx'
import styles from './configs.module.css'

export interface ConfigTab {
  key: string
  label: Label
  content: ReactNode
}

const groups = l('配置分组', 'Groups of settings')

const mostInMiddle = 5

/** Whether tabs would not find room beside each other; antd's overflow menu is no child that a tab list may have. */
function useNarrow(count: number): boolean {
  const { md, xl } = Grid.useBreakpoint()
  return (count > mostInMiddle ? xl : md) === false
}

/** Groups of settings under tabs; the address names the open one. Only its form is there, so leaving it asks. */
export function ConfigTabs({ tabs }: { tabs: readonly ConfigTab[] }) {
  const read = useLabel()
  const [params, setParams] = useSearchParams()
  const isNarrow = useNarrow(tabs.length)
  const wanted = params.get('tab')
  const open = tabs.find(({ key }) => key === wanted) ?? tabs[0]
  const choose = (tab: string): void => setParams({ tab })
  return (
    <Page>
      {isNarrow ? (
        <>
          <Select
            aria-label={read(groups)}
            className={styles.choice}
            size="large"
            value={open?.key}
            options={tabs.map(({ key, label }) => ({ value: key, label: read(label) }))}
            onChange={choose}
          />
          <div key={open?.key}>{open?.content}</div>
        </>
      ) : (
        <Tabs
          aria-label={read(groups)}
          activeKey={open?.key}
          destroyOnHidden
          onChange={choose}
          items={tabs.map(({ key, label, content }) => ({
            key,
            label: read(label),
            children: key === open?.key && content,
          }))}
        />
      )}
    </Page>
  )
}
