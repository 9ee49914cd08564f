import {
  ColumnHeightOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { formatDateTime } from '@fangshi/contract/time'
import { Button, Dropdown, Tooltip } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import { uiTexts } from '../ui/texts.ts'
import { densities, type Density } from './density.ts'
import { SortMenu } from './sort-menu.tsx'
import type { Sorting } from './sorting.ts'
import styles from './table-tools.module.css'
import type { ColumnControls } from './use-columns.ts'

// Dragging comes with the first opened panel.
const ColumnPanel = lazy(() => loadChunk(() => import('./column-panel.tsx')))

interface ToolProps {
  label: string
  icon: ReactNode
  isBusy?: boolean
  isOn?: boolean
  onClick?: () => void
}

const Tool = ({ label, icon, isBusy, isOn, onClick, ...rest }: ToolProps) => (
  <Tooltip title={label}>
    <Button
      type="text"
      icon={icon}
      loading={isBusy}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onClick}
      {...rest}
    />
  </Tooltip>
)

// The clock of the market, as everywhere on the page.
const clock = (at: number): string => formatDateTime(new Date(at)).slice(11)

interface Props {
  /** When the rows came, in ms. */
  updatedAt: number
  isBusy: boolean
  onReload: () => void
  density: Density
  onDensity: (density: Density) => void
  columns: ColumnControls
  sorting: Sorting
  isFull: boolean
  onFull: (isFull: boolean) => void
  /** Cards have neither columns nor density. */
  hasCards: boolean
}

/** Reload, density or the order of cards, columns and full screen. */
export function TableTools(props: Props) {
  const { updatedAt, isBusy, onReload, density, onDensity, columns, sorting, isFull, onFull, hasCards } = props
  const t = useText()
  const [isPanelOpen, setPanelOpen] = useState(false)
  return (
    <div className={styles.tools}>
      {updatedAt > 0 && <span className={styles.updated}>{t(tableTexts.updatedAt, { time: clock(updatedAt) })}</span>}
      <Tool label={t(tableTexts.reload)} icon={<ReloadOutlined aria-hidden />} isBusy={isBusy} onClick={onReload} />
      {hasCards ? (
        <SortMenu columns={columns.all} sorting={sorting} />
      ) : (
        <Dropdown
          trigger={['click']}
          getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
          menu={{
            selectable: true,
            selectedKeys: [density],
            items: densities.map((key) => ({ key, label: t(tableTexts.density[key]) })),
            onClick: ({ key }) => onDensity(densities.find((one) => one === key) ?? 'middle'),
          }}
        >
          <Button
            type="text"
            icon={<ColumnHeightOutlined aria-hidden />}
            aria-label={t(tableTexts.densityLabel)}
            aria-haspopup="menu"
            title={t(tableTexts.densityLabel)}
          />
        </Dropdown>
      )}
      <Tool label={t(tableTexts.columns)} icon={<SettingOutlined aria-hidden />} onClick={() => setPanelOpen(true)} />
      {!hasCards && (
        <Tool
          label={t(isFull ? uiTexts.leaveFullScreen : uiTexts.fullScreen)}
          icon={isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          onClick={() => onFull(!isFull)}
        />
      )}
      {isPanelOpen && (
        <Suspense>
          <ColumnPanel columns={columns} onClose={() => setPanelOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
