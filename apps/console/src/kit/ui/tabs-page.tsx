import { Select, Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { Page } from './page.tsx'
import styles from './tabs-page.module.css'
import { useWidthBelow } from './use-width-below.ts'

export interface PageTab {
  key: string
  label: UiText
  content: ReactNode
}

/** The narrowest window in which so many tabs fit beside each other, in both languages. */
const widthFor = (count: number): number => (count > 8 ? 1800 : count > 5 ? 1200 : 768)

/** Whether tabs do not fit beside each other: antd's overflow menu would be a button in the tab list, which may have none. */
const useNarrow = (count: number): boolean => useWidthBelow(widthFor(count))

interface Props {
  /** What the tabs are parts of. */
  name: UiText
  tabs: readonly PageTab[]
  /** Buttons at the right of the title. */
  actions?: ReactNode
  /** Above the tabs. */
  notice?: ReactNode
}

/** Parts of a page under tabs; the address names the open one. Only its form is there, so leaving it asks. */
export function TabsPage({ name, tabs, actions, notice }: Props) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const isNarrow = useNarrow(tabs.length)
  const requested = params.get('tab')
  const open = tabs.find(({ key }) => key === requested) ?? tabs[0]
  const choose = (tab: string): void => setParams({ tab })
  return (
    <Page actions={actions}>
      {notice}
      {isNarrow ? (
        <>
          <Select
            aria-label={t(name)}
            className={styles.choice}
            size="large"
            value={open?.key}
            options={tabs.map(({ key, label }) => ({ value: key, label: t(label) }))}
            onChange={choose}
          />
          <div key={open?.key}>{open?.content}</div>
        </>
      ) : (
        <Tabs
          aria-label={t(name)}
          activeKey={open?.key}
          destroyOnHidden
          onChange={choose}
          items={tabs.map(({ key, label, content }) => ({
            key,
            label: t(label),
            children: key === open?.key && content,
          }))}
        />
      )}
    </Page>
  )
}
