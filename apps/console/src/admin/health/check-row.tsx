import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  ExperimentOutlined,
  RightOutlined,
} from '@ant-design/icons'
import type { getHealth, HealthState } from '@fangshi/contract/health'
import type { Reply } from '@fangshi/contract/route'
import { Tag } from 'antd'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { menuChain } from '../../menus/menu-tree.ts'
import { useMenus } from '../../menus/use-menus.ts'
import { checkTexts } from './check-texts.ts'
import styles from './health.module.css'
import { healthTexts, stateTexts } from './state-texts.ts'

const icons: Record<HealthState, ComponentType<{ className?: string; 'aria-label'?: string }>> = {
  problem: CloseCircleFilled,
  warning: ExclamationCircleFilled,
  simulated: ExperimentOutlined,
  fine: CheckCircleFilled,
}

type Check = Reply<typeof getHealth>['checks'][number]

/** A check: its state, what is wrong, and a link to the screen that fixes it for accounts with that screen. */
export function CheckRow({ check: { key, state, about } }: { check: Check }) {
  const t = useText()
  const menus = useMenus('Admin')
  const { name, fault, to } = checkTexts[key]
  const Icon = icons[state]
  const isOpen = state === 'problem' || state === 'warning'
  return (
    <li className={styles.check} data-state={state}>
      <Icon className={styles.icon ?? ''} aria-label={t(stateTexts[state])} />
      <div className={styles.words}>
        <h3 className={styles.name}>{t(name)}</h3>
        {isOpen && <p className={styles.text}>{t(fault)}</p>}
        {state === 'simulated' && <p className={styles.text}>{t(healthTexts.simulated)}</p>}
        {about.length > 0 && (
          <p className={styles.about}>
            {about.map((one) => (
              <Tag key={one}>{one}</Tag>
            ))}
          </p>
        )}
      </div>
      {state !== 'fine' && to && menuChain(menus, to).length > 0 && (
        <Link
          to={to}
          className={styles.link}
          aria-label={t(isOpen ? healthTexts.fixNamed : healthTexts.setUpNamed, { name: t(name) })}
        >
          {t(isOpen ? healthTexts.fix : healthTexts.setUp)} <RightOutlined aria-hidden />
        </Link>
      )}
    </li>
  )
}
